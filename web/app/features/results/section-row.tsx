/** One section in the list: its name, its score, what it would take and what it would bring. */
import type { Section, SectionResult } from "@citeworthy/core/contract";
import { classes } from "../../ui/classes.ts";
import { EffortImpactBadge } from "../../ui/effort-impact-badge.tsx";
import { TinyRing } from "../../ui/tiny-ring.tsx";
import { shortTitleOf, titleOf } from "./section-names.ts";

type SectionRowProps = { section: Section; result: SectionResult; open: boolean; onToggle(): void };

export function SectionRow({ section, result, open, onToggle }: SectionRowProps) {
  const { effort, impact } = result.content;
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className={classes(
        "grid w-full grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-l-4 py-3.5 pr-1 pl-3 text-left transition-colors duration-150 hover:bg-wash",
        open ? "border-ink bg-wash" : "border-transparent",
      )}
    >
      <span className="grid gap-1">
        <span className="font-semibold">
          <span className="max-md:hidden">{titleOf(section)}</span>
          <span className="md:hidden">{shortTitleOf(section)}</span>
        </span>
        <span className="flex flex-wrap gap-x-4">
          <EffortImpactBadge kind="effort" level={effort} form="responsive" />
          <EffortImpactBadge kind="impact" level={impact} form="responsive" />
        </span>
      </span>
      <TinyRing score={result.score.score} word={false} />
    </button>
  );
}
