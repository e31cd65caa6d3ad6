/** References under one heading: the page, and why it is or could be cited. */

import { ExternalLink } from "lucide-react";
import { shortAddress } from "../../../addresses/short-address.ts";
import { Badge } from "../../../ui/labels/badge.tsx";
import { ENGINE, type Engine, type Reference } from "./competitor-items.ts";

function why({ source }: Reference, engine: Engine): string | null {
  if (source === "engine") return `Why ${ENGINE[engine]} Mentions This:`;
  return source === "user" ? "Why this could be cited instead:" : null;
}

function Item({ reference, engine, number }: { reference: Reference; engine: Engine; number: number }) {
  const { link, text } = reference;
  const heading = why(reference, engine);
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-t border-line py-4 first:border-ink/50 md:grid-cols-[28px_minmax(0,1fr)]">
      <span aria-hidden="true" className="tabular font-serif text-22 leading-none text-accent md:text-28">
        {number}
      </span>
      <div className="grid min-w-0 gap-1.5 wrap-anywhere">
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="group/ref grid justify-items-start"
          >
            <span className="text-14 text-quiet">
              {reference.source === "page" ? "Linked page" : "Competitor Reference"}
            </span>
            <span className="inline-flex max-w-full items-baseline gap-1.5 font-serif text-18 text-accent underline decoration-1 underline-offset-[0.2em] group-hover/ref:decoration-2">
              <span className="min-w-0">{shortAddress(link)}</span>
              <ExternalLink aria-hidden="true" className="size-4 shrink-0 self-center" />
            </span>
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        {text && (
          <p className="max-w-[68ch]">
            {heading && <strong className="block text-14">{heading}</strong>}
            {text}
          </p>
        )}
      </div>
    </li>
  );
}

type ListProps = { title: string; isEstimated: boolean; references: Reference[]; engine: Engine };

export function CompetitorList({ title, isEstimated, references, engine }: ListProps) {
  if (references.length === 0) return null;
  return (
    <section>
      <h4 className="flex items-center gap-3 pb-2 text-14 font-semibold">
        {title} {isEstimated && <Badge tone="outline">Estimated</Badge>}
      </h4>
      <ol>
        {references.map((reference, index) => (
          <Item
            key={`${reference.link}${reference.text}`}
            reference={reference}
            engine={engine}
            number={index + 1}
          />
        ))}
      </ol>
    </section>
  );
}
