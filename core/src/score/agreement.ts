/** How the engine's reading compares with that of careful readers. Plain data for docs/SCORING.md. */

type AgreementRow = {
  measure: string;
  /** Null where a reader can't do it. */
  secondReader: string | null;
  /** Rubric 2026.11.4. */
  before: string;
  /** The current rubric; null until it is measured. */
  now: string | null;
};

/** The engine compared with careful readers of 533 pages, 30 of them read twice. */
export const agreement: readonly AgreementRow[] = [
  {
    measure: "Answer: the first choice is one of the readers' sentences",
    secondReader: "0.96",
    before: "0.25",
    now: "0.38",
  },
  {
    measure: "Answer: the first choice is a sentence that should never be quoted (lower is better)",
    secondReader: "0.00",
    before: "0.22",
    now: "0.06",
  },
  { measure: "Question: overlap of the words (F1)", secondReader: "0.79", before: "0.55", now: "0.59" },
  { measure: "18 checks: mean balanced accuracy", secondReader: "0.83", before: "0.58", now: "0.72" },
  { measure: "18 checks: “not applicable” recognized", secondReader: "0.81", before: "0.25", now: "0.61" },
  {
    measure: "Score and the readers' grade: rank correlation, all pages",
    secondReader: "0.86",
    before: "0.17",
    now: "0.41",
  },
  {
    measure: "Score and the readers' grade: rank correlation, articles",
    secondReader: "0.86",
    before: "0.13",
    now: "0.41",
  },
  {
    measure: "Pairs of pages two or more grades apart in the right order",
    secondReader: "0.99",
    before: "0.61",
    now: "0.78",
  },
  {
    measure: "A reader's opening placed on top: median change of the score",
    secondReader: null,
    before: "0",
    now: "+5",
  },
  {
    measure: "The title's words in reverse order placed on top: median change of the score",
    secondReader: null,
    before: "+8",
    now: "0",
  },
  {
    measure: "Pages on which the reader's opening scores higher than the reversed title (159 pages)",
    secondReader: null,
    before: "15%",
    now: "90%",
  },
];
