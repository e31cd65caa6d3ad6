/** One section in the list: its name, its score, the effort it takes and the impact it has. */
import type { Section, SectionResult } from "@citeworthy/core/contract";
import { isMeasured, NOT_MEASURED } from "@citeworthy/core/report/section-words";
import { signed } from "@citeworthy/core/score/signed";
import { EffortImpactBadge } from "../../../ui/figures/effort-impact-badge.tsx";
import { TinyRing } from "../../../ui/figures/tiny-ring.tsx";
import { classes } from "../../../ui/marks/classes.ts";
import { ChevronDown } from "../../../ui/marks/icons.tsx";
import { shortTitleOf, titleOf } from "./section-names.ts";
import { rowId } from "./use-section.ts";

type SectionRowProps = {
  section: Section;
  result: SectionResult;
  isOpen: boolean;
  onToggle(): void;
};

/** Absent in results from before differences were kept. */
function Points({ difference }: { difference: number | undefined }) {
  if (difference === undefined) return null;
  if (difference === 0) return <span className="text-12 whitespace-nowrap text-quiet">as usual</span>;
  return (
    <span
      className={`tabular text-14 font-semibold whitespace-nowrap ${difference > 0 ? "text-good" : "text-poor"}`}
    >
      <span className="sr-only">Points: </span>
      {signed(difference)}
    </span>
  );
}

export function SectionRow({ section, result, isOpen, onToggle }: SectionRowProps) {
  const { effort, impact } = result.content;
  const isScored = isMeasured(result);
  return (
    <button
      id={rowId(section)}
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={classes(
        "grid w-full grid-cols-[minmax(0,1fr)_auto_20px] items-center gap-x-2 gap-y-1 border-l-3 py-2.5 pr-2 pl-3 text-left transition-colors duration-150 hover:bg-wash lg:grid-cols-[minmax(0,1fr)_auto]",
        isOpen
          ? "border-ink bg-surface max-lg:sticky max-lg:top-(--bar) max-lg:z-10 max-lg:shadow-card lg:shadow-card"
          : "border-transparent",
      )}
    >
      <span className="grid gap-0.5">
        <span className="font-semibold">
          <span className="max-md:hidden">{titleOf(section)}</span>
          <span className="md:hidden">{shortTitleOf(section)}</span>
        </span>
        {isScored && (
          <span className="flex flex-wrap gap-x-4">
            <EffortImpactBadge kind="effort" level={effort} form="responsive" />
            <EffortImpactBadge kind="impact" level={impact} form="responsive" />
          </span>
        )}
        {!isScored && <span className="text-14 text-quiet">{NOT_MEASURED}</span>}
      </span>
      {isScored ? (
        <span className="inline-flex items-center gap-2.5">
          <Points difference={result.difference} />
          <TinyRing score={result.score.score} word={false} />
        </span>
      ) : (
        <span aria-hidden="true" className="grid size-10 place-items-center text-quiet">
          –
        </span>
      )}
      <ChevronDown
        aria-hidden="true"
        className={classes(
          "size-5 text-quiet transition-transform duration-150 lg:hidden",
          isOpen && "rotate-180",
        )}
      />
    </button>
  );
}
