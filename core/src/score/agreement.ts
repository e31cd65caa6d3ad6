/** How the engine's reading compares with that of careful readers, for docs/SCORING.md. `npm run learn` measures it. */
import type { Learned } from "../reading/learned.ts";
import { LEARNED } from "../reading/weights/manifest.ts";

type AgreementRow = {
  measure: string;
  /** Rubric 2026.11.4, which had no reading of its own. */
  before: string;
  figure: keyof Learned["engine"] | keyof Learned["game"];
  unit?: "change" | "percent";
};

export const agreement: readonly AgreementRow[] = [
  {
    measure: "Answer: the first choice is one of the readers' sentences",
    before: "0.25",
    figure: "answerHit1",
  },
  {
    measure: "Answer: the first choice is a sentence that should never be quoted (lower is better)",
    before: "0.22",
    figure: "neverQuoteFirst",
  },
  { measure: "Question: overlap of the words (F1)", before: "0.55", figure: "questionF1" },
  { measure: "18 checks: mean balanced accuracy", before: "0.58", figure: "checksBalanced" },
  { measure: "18 checks: “not applicable” recognized", before: "0.25", figure: "checksNa" },
  {
    measure: "Score and the readers' grade: rank correlation, all pages",
    before: "0.17",
    figure: "scoreSpearman",
  },
  {
    measure: "Score and the readers' grade: rank correlation, articles",
    before: "0.13",
    figure: "scoreSpearmanArticles",
  },
  {
    measure: "Pairs of pages two or more grades apart in the right order",
    before: "0.61",
    figure: "pairsRight",
  },
  {
    measure: "A reader's opening placed on top: median change of the score",
    before: "0",
    figure: "leadMedian",
    unit: "change",
  },
  {
    measure: "The title's words in reverse order placed on top: median change of the score",
    before: "+8",
    figure: "saladMedian",
    unit: "change",
  },
  {
    measure: "Pages on which the reader's opening scores higher than the reversed title",
    before: "15%",
    figure: "leadBeatsSalad",
    unit: "percent",
  },
];

const engine: Record<string, number | null> = { ...LEARNED.game, ...LEARNED.engine };
const secondReader: Record<string, number | null> = LEARNED.secondReader;

/** Null where it can't be measured: readers don't score pages with another opening. */
export const engineFigure = (row: AgreementRow): string | null => written(engine[row.figure], row);
export const secondReaderFigure = (row: AgreementRow): string | null =>
  written(secondReader[row.figure], row);

function written(figure: number | null | undefined, { unit }: AgreementRow): string | null {
  if (figure === null || figure === undefined) return null;
  if (unit === "percent") return `${Math.round(figure * 100)}%`;
  if (unit === "change") return figure > 0 ? `+${figure}` : String(figure);
  return figure.toFixed(2);
}
