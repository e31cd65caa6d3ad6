/** Checks of a page that came out better or worse than in the analysis before, with what was found each time. */
import { turnWords } from "@citeworthy/core/history/causes";
import type { CheckChange } from "@citeworthy/core/history/page-changes";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { PointChange } from "../../../ui/history/point-change.tsx";
import { Rewording } from "../../../ui/history/rewording.tsx";

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `hasPoints`: the score changed, so each check says what it contributed. */
export function CheckChanges({ checks, hasPoints }: { checks: CheckChange[]; hasPoints: boolean }) {
  return (
    <ul className="grid grid-cols-1">
      {checks.map((check) => (
        <li
          key={check.id}
          className="grid grid-cols-1 gap-2 border-t border-line py-3 md:grid-cols-[220px_minmax(0,1fr)] md:gap-6"
        >
          <p>
            <span className="block font-semibold">{check.title}</span>
            <span className={`text-14 font-semibold ${check.better ? "text-good" : "text-poor"}`}>
              {sentenceCase(turnWords(check))}
            </span>
            {hasPoints && check.points !== 0 && (
              <span className="text-14">
                {" "}
                <PointChange points={check.points} inTenths />
              </span>
            )}
          </p>
          <div className="grid gap-1 text-14">
            <Side
              label="Before"
              found={check.before.found}
              quote={check.sentence ? "" : check.before.quote}
            />
            <Side label="Now" found={check.after.found} quote={check.sentence ? "" : check.after.quote} />
            {check.sentence && (
              <div className="mt-1">
                <Rewording {...check.sentence} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Side({ label, found, quote }: { label: string; found: string; quote: string }) {
  return (
    <p className="grid grid-cols-[56px_minmax(0,1fr)] gap-2">
      <span className="text-quiet">{label}</span>
      <span className="break-words">
        {found}
        {quote !== "" && !found.includes(quote) && (
          <>
            {" "}
            <Highlight>{quote}</Highlight>
          </>
        )}
      </span>
    </p>
  );
}
