/** What to change, in order of what it would bring: the finding, then the change, then what can be pasted. */
import { cleanRecommendation } from "@citeworthy/core/advice/clean";
import { extractLink } from "@citeworthy/core/advice/extract-link";
import type { AuditResult, Enhancement } from "@citeworthy/core/contract";
import { Snippet } from "./snippet.tsx";

const textOf = (item: Enhancement): string => ("content" in item ? item.content : item.reason);

function Item({ item, audits, place }: { item: Enhancement; audits: AuditResult[]; place: number }) {
  const lines = textOf(item)
    .split("\n")
    .map((line) => extractLink(cleanRecommendation(line)));
  const [found, ...rest] = lines.map(({ text }) => text).filter((text) => text !== "");
  const link = lines.find((line) => line.link !== null)?.link;
  const audit = "audit" in item ? audits.find(({ id }) => id === item.audit) : undefined;
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-3">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-full bg-accent-wash text-14 font-semibold text-accent"
      >
        {place}
      </span>
      <div className="grid max-w-[68ch] gap-1.5">
        <p className="font-semibold">{found}</p>
        {rest.length > 0 && <p>{rest.join(" ")}</p>}
        {link && (
          <p>
            <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="link">
              Reference
              <span className="sr-only"> (opens in a new tab)</span>
            </a>{" "}
            <span className="text-14 text-quiet">{URL.parse(link)?.hostname}</span>
          </p>
        )}
        {audit?.snippet && <Snippet snippet={audit.snippet} title={audit.title} />}
      </div>
    </li>
  );
}

export function Recommendations({ items, audits }: { items: Enhancement[]; audits: AuditResult[] }) {
  if (items.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-18">Optimization Recommendations</h3>
      <ol className="grid gap-5">
        {items.map((item, index) => (
          <Item key={textOf(item)} item={item} audits={audits} place={index + 1} />
        ))}
      </ol>
    </section>
  );
}
