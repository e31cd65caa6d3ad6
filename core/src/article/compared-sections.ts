/** Which sections an article's scores before and after can be shown for. */
import { SECTIONS, type Section } from "../contract/analysis-result.ts";

type Side = { unmeasured?: Section[] };

/** Null in place of the numbers of a section that isn't measured on both sides. */
export const comparedSections = <Summary extends Side & { sections: Record<Section, number> }>(
  before: Summary,
  after: Summary,
): { section: Section; numbers: { from: number; to: number } | null }[] =>
  SECTIONS.map((section) => {
    const isMissing = [before, after].some(({ unmeasured }) => unmeasured?.includes(section));
    return {
      section,
      numbers: isMissing ? null : { from: before.sections[section], to: after.sections[section] },
    };
  });
