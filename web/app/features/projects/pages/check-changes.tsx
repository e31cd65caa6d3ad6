/** Checks of a page that came out better or worse than in the analysis before, with what was found each time. */
import type { CheckChange } from "@citeworthy/core/projects/compare-analyses";
import { Highlight } from "../../../ui/figures/highlight.tsx";

export function CheckChanges({ checks }: { checks: CheckChange[] }) {
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
              {check.better ? "Better" : "Worse"}
              {check.points !== 0 && `, ${check.points > 0 ? "+" : "−"}${Math.abs(check.points)} points`}
            </span>
          </p>
          <div className="grid gap-1 text-14">
            <Side label="Before" found={check.before.found} quote={check.before.quote} />
            <Side label="Now" found={check.after.found} quote={check.after.quote} />
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
