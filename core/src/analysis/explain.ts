/** The texts next to the numbers. Each breakdown adds up to the score it explains. */
import type { Section } from "../contract/analysis-result.ts";
import { BAND_LABEL, bandOf } from "../contract/bands.ts";
import type { Kind } from "../contract/reading.ts";
import { kindsInWords } from "../product/page-kinds.ts";
import { movedChecks } from "../score/moved-checks.ts";
import { sumWords } from "../score/score-sum.ts";
import { signed } from "../score/signed.ts";
import { tenths } from "../score/tenths.ts";
import type { Differences } from "./differences.ts";
import type { Limits } from "./limits.ts";
import type { SectionScore } from "./score-sections.ts";

const NOT_MEASURED =
  "Not measured: none of this section's checks apply to this page, so it takes the average of the other sections and doesn't change the overall score.";

/** `kind`: what the page was judged as. */
type Told = { score: SectionScore; kind: Kind; differences: Differences | null };

/** "Score Breakdown": what such pages usually score, then what each check adds or takes, then the limit where there is one. */
export function breakdown({ score: told, kind, differences }: Told): string {
  const { section, score, start, full, isMeasured } = told;
  if (!isMeasured) return `${NOT_MEASURED} Score: ${score} of 100.`;
  const { better, worse } = rowsOf(told, differences);
  const rows = [...better, ...worse].map(({ title, points }) => `${title} ${signed(points)}`);
  const { difference = 0 } = differences?.sections.get(section) ?? {};
  const texts = [
    `${kindsInWords(kind)} usually score ${start} here, and this page ${full === start ? "does too" : `scores ${full}`}.`,
    ...(rows.length > 0
      ? [
          `In points of the overall score: ${rows.join(", ")}${rows.length > 1 ? `. ${togetherWords(difference)}` : ""}.`,
        ]
      : ["No points are added or taken."]),
    ...(score < full ? [`A limit applies to the whole page, so this section scores ${score}.`] : []),
  ];
  return texts.join(" ");
}

const togetherWords = (difference: number): string =>
  difference === 0 ? "Together they make no difference" : `Together ${signed(difference)}`;

type Row = { title: string; found: string; points: number };

/** Largest first. */
function rowsOf({ section, audits }: SectionScore, differences: Differences | null) {
  const marks = differences?.sections.get(section)?.markDifference ?? 0;
  const moved = movedChecks(
    audits.map((audit) => ({ ...audit, difference: differences?.audits.get(audit.id) })),
  );
  const rows: Row[] = [
    ...moved.map(({ title, found, difference }) => ({ title, found, points: difference })),
    { title: "The model's marks", found: "", points: marks },
  ].toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return {
    better: rows.filter(({ points }) => points > 0),
    worse: rows.filter(({ points }) => points < 0),
  };
}

const FOCUS: Record<Section, string> = {
  content_strategy:
    "Looks at what kind of page this is, and whether it gives concrete information in a balanced way.",
  competitor_analysis:
    "Compares the page with the competing pages that you name; it is calculated from their text, not observed in AI answers.",
  content_structure:
    "Looks at where the main point appears and how easily a passage can be quoted on its own.",
  content_authority:
    "Looks at whether readers can see who wrote the page and check its numbers, quotes and claims.",
  technical_implementation:
    "Looks at whether AI crawlers may read the page, get its text without running scripts, and find what its title promises.",
  content_freshness:
    "Looks at whether the page shows when it was last updated and whether the text is still current.",
  interactive_elements:
    "Looks at whether videos, charts, forms and expandable parts can also be read as text; no study shows that widgets themselves raise citations.",
};

/** "Analysis": what the section looks at, and what is better and worse here than usual. The breakdown has the numbers. */
export function describeSection({ score: told, differences }: Omit<Told, "kind">): string {
  const { section, isMeasured } = told;
  if (!isMeasured) return `${FOCUS[section]} ${NOT_MEASURED}`;
  const { better, worse } = rowsOf(told, differences);
  const names = (rows: readonly Row[]) => rows.map(({ title }) => title).join(", ");
  const texts = [
    FOCUS[section],
    ...(better.length + worse.length === 0
      ? ["We found nothing that makes this page better or worse than usual."]
      : []),
    ...(better.length > 0 ? [`Better than usual: ${names(better)}.`] : []),
    ...(worse.length > 0 ? [`Worse than usual: ${names(worse)}.`] : []),
    worse[0]?.found ?? "",
  ];
  return texts.join(" ").replace(/\s+/g, " ").trim();
}

export function explainOverall(
  sections: readonly SectionScore[],
  overall: number,
  { why }: Limits,
  {
    kind,
    differences,
    skipped,
    isCut,
  }: Pick<Told, "kind" | "differences"> & { skipped: number; isCut: boolean },
): string {
  const measured = sections.filter(({ isMeasured }) => isMeasured).length;
  const texts = [
    ...why,
    differences
      ? overallWords(sections, overall, { kind, differences })
      : `${BAND_LABEL[bandOf(overall)]}: nothing on this page can be judged, so it scores ${overall}.`,
    ...(measured > 1 ? [`Each of the ${measured} measured sections counts the same.`] : []),
    ...(skipped > 0 ? [skippedChecks(skipped)] : []),
    ...(isCut ? ["The page is longer than we read: what comes after our limit was not analyzed."] : []),
    "It says how much the page is worth citing, not whether it is cited: a high score does not mean AI engines will cite you.",
  ];
  return texts.join(" ");
}

function overallWords(
  sections: readonly SectionScore[],
  overall: number,
  { kind, differences }: { kind: Kind; differences: Differences },
): string {
  const rows = sections.map((section) => rowsOf(section, differences));
  const added = total(rows.flatMap(({ better }) => better));
  const taken = total(rows.flatMap(({ worse }) => worse));
  const sum = sumWords({ ...differences, added, taken, score: overall });
  return `${BAND_LABEL[bandOf(overall)]}: ${kindsInWords(kind).toLowerCase()} usually score ${differences.start}. What is better here adds to that, what is worse takes away: ${sum}.`;
}

const total = (rows: readonly Row[]) => tenths(rows.reduce((sum, { points }) => sum + points, 0));

const skippedChecks = (checks: number) =>
  checks === 1
    ? "One check needs word lists that we don't have for this language and was skipped."
    : `${checks} checks need word lists that we don't have for this language and were skipped.`;
