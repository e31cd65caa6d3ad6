/** How many claims there are, how they divide, and what changed since the run before. */
import { type SaidOfYou, SUPPORT_VERDICTS, type SupportVerdict } from "@citeworthy/core/cited/cited-view";
import { VERDICT_SHADES } from "../claims/verdict-shades.ts";
import { DaySpan } from "../figures/day-span.tsx";
import { nounFor } from "../figures/share-words.ts";

const WORDS: Record<SupportVerdict, string> = {
  not_supported: "not supported",
  partly: "partly",
  supported: "supported",
  not_checked: "not checked",
};

export function SaidSummary({ said }: { said: SaidOfYou }) {
  const { claims, answers, counts, from, to } = said;
  const parts = SUPPORT_VERDICTS.filter((verdict) => counts[verdict] > 0);
  const words = parts.map((verdict) => `${counts[verdict]} ${WORDS[verdict]}`).join(", ");
  return (
    <section
      aria-label="Summary"
      className="grid items-center gap-x-12 gap-y-5 border-b border-line pb-7 lg:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <p className="flex items-center gap-4">
        <span className="tabular font-serif text-48">{claims.length}</span>
        <span className="text-14 text-quiet">
          {claims.length === 1 ? "claim" : "claims"} in {nounFor(answers, "answer")}
          {from && to && (
            <>
              ,<br />
              <DaySpan from={from} to={to} />
            </>
          )}
        </span>
      </p>
      <div className="grid gap-3">
        <div role="img" aria-label={words} className="flex h-3 gap-1 print-color-exact">
          {parts.map((verdict) => (
            <span
              key={verdict}
              className={`rounded-xs ${VERDICT_SHADES[verdict]}`}
              style={{ flex: counts[verdict] }}
            />
          ))}
        </div>
        <ul aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1 text-14">
          {parts.map((verdict) => (
            <li key={verdict} className="flex items-center gap-2">
              <span className={`size-2.5 rounded-full ${VERDICT_SHADES[verdict]}`} />
              <span>
                <b className="tabular">{counts[verdict]}</b> {WORDS[verdict]}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="max-w-[30ch] text-14 text-quiet empty:hidden">{changeWords(said)}</p>
    </section>
  );
}

export function changeWords({ claims, gone, isCompared }: Pick<SaidOfYou, "claims" | "gone" | "isCompared">) {
  if (!isCompared) return "This is the first run, so there is nothing to compare with yet.";
  const fresh = claims.filter(({ isNew }) => isNew).length;
  if (fresh === 0 && gone === 0) return "The claims are the same as in the run before.";
  const parts = [
    fresh > 0 && `${nounFor(fresh, "claim is", "claims are")} new`,
    gone > 0 && `${gone} no longer made`,
  ];
  return `Since the run before: ${parts.filter(Boolean).join(", ")}.`;
}
