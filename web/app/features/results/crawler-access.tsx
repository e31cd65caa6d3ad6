/** Which crawlers robots.txt lets in. Search crawlers decide whether one can be cited; training is the owner's choice. */
import type { CrawlerRule } from "@citeworthy/core/contract";
import { Check, Minus, X } from "lucide-react";
import { CopyButton } from "../../ui/copy-button.tsx";

type Purpose = "search" | "training";
const ICON = { yes: Check, no: X, choice: Minus };
const HUE = { yes: "text-good", no: "text-poor", choice: "text-quiet" };

function Rule({ rule, purpose }: { rule: CrawlerRule; purpose: Purpose }) {
  const look = rule.allowed ? "yes" : purpose === "training" ? "choice" : "no";
  const Icon = ICON[look];
  return (
    <li className="inline-flex items-center gap-1.5 text-14">
      <Icon aria-hidden="true" className={`size-4 ${HUE[look]}`} />
      {rule.bot}{" "}
      <span className={rule.allowed ? "sr-only" : HUE[look]}>{rule.allowed ? "allowed" : "blocked"}</span>
    </li>
  );
}

function Group({
  title,
  note,
  rules,
  purpose,
}: {
  title: string;
  note: string;
  rules: CrawlerRule[];
  purpose: Purpose;
}) {
  return (
    <div className="grid gap-x-8 gap-y-2 py-3 md:grid-cols-[210px_1fr]">
      <h2 className="font-sans text-14 font-semibold tracking-normal">
        {title}
        <span className="block font-normal text-quiet">{note}</span>
      </h2>
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-1.5">
        {rules.map((rule) => (
          <Rule key={rule.bot} rule={rule} purpose={purpose} />
        ))}
      </ul>
    </div>
  );
}

/** Lets every search crawler in and says nothing about the rest. */
const openingRules = (bots: readonly string[]) =>
  `${bots.map((bot) => `User-agent: ${bot}`).join("\n")}\nAllow: /\n`;

export function CrawlerAccess({ crawlers }: { crawlers: CrawlerRule[] | null | undefined }) {
  if (!crawlers)
    return (
      <p className="border-y border-line py-3 text-14 text-quiet">
        robots.txt was not asked for, so who may read the page is not known.
      </p>
    );
  const search = crawlers.filter((rule) => rule.purpose !== "training");
  const training = crawlers.filter((rule) => rule.purpose === "training");
  const allowed = search.filter((rule) => rule.allowed).length;
  return (
    <section aria-label="Crawler access" className="divide-y divide-line border-y border-line">
      <Group
        title="AI search crawlers"
        note={`${allowed} of ${search.length} may read this page`}
        rules={search}
        purpose="search"
      />
      <Group title="Training crawlers" note="Your choice, never scored" rules={training} purpose="training" />
      {allowed < search.length && (
        <div className="py-1">
          <CopyButton
            text={openingRules(search.map((rule) => rule.bot))}
            label="Copy the robots.txt rules that let search crawlers in"
          />
        </div>
      )}
    </section>
  );
}
