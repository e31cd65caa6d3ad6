/** Which crawlers robots.txt allows. Search crawlers decide whether a page can be cited; training is the owner's choice. */
import type { CrawlerRule } from "@citeworthy/core/contract";
import { Check, Cross } from "../../../ui/marks/icons.tsx";
import { CopyButton } from "../../../ui/parts/copy-button.tsx";
import { Minus } from "../../../ui/parts/report-icons.tsx";
import { FactLine } from "./fact-line.tsx";

type Purpose = "search" | "training";
const ICON = { yes: Check, no: Cross, choice: Minus };
const HUE = { yes: "text-good", no: "text-poor", choice: "text-quiet" };

function Rule({ rule, purpose }: { rule: CrawlerRule; purpose: Purpose }) {
  const look = rule.allowed ? "yes" : purpose === "training" ? "choice" : "no";
  const Icon = ICON[look];
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${HUE[look]}`} />
      <span className="min-w-0 wrap-anywhere">
        {rule.bot}{" "}
        <span className={rule.allowed ? "sr-only" : HUE[look]}>{rule.allowed ? "allowed" : "blocked"}</span>
      </span>
    </li>
  );
}

function Group({ title, rules, purpose }: { title: string; rules: CrawlerRule[]; purpose: Purpose }) {
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {rules.map((rule) => (
          <Rule key={rule.bot} rule={rule} purpose={purpose} />
        ))}
      </ul>
    </div>
  );
}

/** Allows every search crawler and says nothing about the rest. */
const openingRules = (bots: readonly string[]) =>
  `${bots.map((bot) => `User-agent: ${bot}`).join("\n")}\nAllow: /\n`;

export function crawlerWords(crawlers: readonly CrawlerRule[]) {
  const search = crawlers.filter((rule) => rule.purpose !== "training");
  const training = crawlers.filter((rule) => rule.purpose === "training");
  return { search, training, allowed: search.filter((rule) => rule.allowed).length };
}

export function CrawlerAccess({ crawlers }: { crawlers: CrawlerRule[] | null | undefined }) {
  if (!crawlers)
    return (
      <FactLine icon={Minus} title="AI search crawlers" note="robots.txt was not checked">
        <p>We did not check robots.txt, so we do not know which crawlers may read this page.</p>
      </FactLine>
    );
  const { search, training, allowed } = crawlerWords(crawlers);
  const isOpenToAll = allowed === search.length;
  return (
    <FactLine
      icon={isOpenToAll ? Check : Cross}
      hue={isOpenToAll ? HUE.yes : HUE.no}
      title={`${allowed} of ${search.length} AI search crawlers`}
      note="may read this page"
    >
      <Group title="AI search crawlers" rules={search} purpose="search" />
      {training.length > 0 && (
        <Group title="Training crawlers. Your choice; not scored" rules={training} purpose="training" />
      )}
      {!isOpenToAll && (
        <CopyButton
          text={openingRules(search.map((rule) => rule.bot))}
          label="Copy robots.txt rules that allow AI search crawlers"
        />
      )}
    </FactLine>
  );
}
