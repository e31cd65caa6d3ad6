/** What engines said while citing the user's pages, and whether the pages say it. */
import type { SaidClaim, SaidOfYou } from "@citeworthy/core/cited/cited-view";
import { useSearchParams } from "react-router";
import { ChevronDown } from "../../../ui/marks/icons.tsx";
import { SUPPORT_WORDS } from "../claims/verdict.tsx";
import { Downloads } from "../downloads.tsx";
import { nounFor } from "../figures/share-words.ts";
import { SaidClaimRow } from "./said-claim.tsx";
import { SaidChips, SaidFilters, type SaidOptions } from "./said-filters.tsx";
import { chipIn, claimsFor, groupsOf, SAID_CHIPS, type SaidGroup } from "./said-groups.ts";
import { AllSupported, NothingSaid, OnlyFactsChecked } from "./said-states.tsx";
import { SaidSummary } from "./said-summary.tsx";

type SaidViewProps = {
  said: SaidOfYou;
  options: SaidOptions;
  /** The newest run, which shows who is cited instead. */
  run: string | null;
  hasEngines: boolean;
  hasModel: boolean;
  isAdmin: boolean;
};

const FILTERS = ["query", "page", "engine"];

export function SaidView({ said, options, run, hasEngines, hasModel, isAdmin }: SaidViewProps) {
  const [address] = useSearchParams();
  const isFiltered = FILTERS.some((name) => (address.get(name) ?? "") !== "");
  const { claims } = said;
  const chip = chipIn(address);
  if (claims.length === 0)
    return (
      <div className="grid grid-cols-1 gap-8">
        {isFiltered && <SaidFilters options={options} />}
        <NothingSaid run={run} isFiltered={isFiltered} hasEngines={hasEngines} isAdmin={isAdmin} />
      </div>
    );
  const chips = SAID_CHIPS.map((one) => ({ chip: one, count: claimsFor(claims, one).length }));
  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SaidFilters options={options} />
        <SaidFiles address={address} />
      </div>
      <SaidSummary said={said} />
      {!hasModel && <OnlyFactsChecked said={said} isAdmin={isAdmin} />}
      {claims.every(({ support }) => support.verdict === "supported") && <AllSupported said={said} />}
      <SaidChips chips={chips.filter(({ count, chip: one }) => count > 0 || one === chip)} now={chip} />
      {groupsOf(claims, chip).map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <div>
        <p>You can’t edit what an engine says. You can give it a clear sentence to cite.</p>
        <p className="text-14 text-quiet">
          Prices, dates, numbers and names are compared letter by letter. “Not sure” means: compare the two
          texts yourself.
        </p>
      </div>
    </div>
  );
}

function Group({ group: { id, title, remark, shown, folded } }: { group: SaidGroup }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1">
      <h2 id={id} className="text-22">
        {title}
      </h2>
      {remark && <p className="text-14 text-quiet">{remark}</p>}
      <ul className="mt-3 border-t-2 border-ink">
        {shown.map((claim) => (
          <SaidClaimRow key={claim.id} said={claim} />
        ))}
      </ul>
      {folded.length > 0 && (
        <details open={shown.length === 0} className="group/folded border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4">
            <span>{foldedWords(folded, shown.length)}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-quiet transition-transform duration-150 group-open/folded:rotate-180"
            />
          </summary>
          <ul className="border-t border-line [&>li:last-child]:border-b-0">
            {folded.map((claim) => (
              <SaidClaimRow key={claim.id} said={claim} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** "5 supported, 1 not checked" */
function foldedWords(folded: readonly SaidClaim[], shown: number): string {
  const parts = (["supported", "not_checked"] as const).flatMap((verdict) => {
    const count = folded.filter(({ support }) => support.verdict === verdict).length;
    return count > 0 ? [`${count} ${SUPPORT_WORDS[verdict].toLowerCase()}`] : [];
  });
  return `${nounFor(folded.length, shown > 0 ? "more claim" : "claim")}: ${parts.join(", ")}`;
}

/** The files hold what the filters show. */
function SaidFiles({ address }: { address: URLSearchParams }) {
  const filters = FILTERS.flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value] as const] : [];
  });
  return <Downloads what="said" filters={Object.fromEntries(filters)} />;
}
