/** Holds the engine against the labels: its reading of every page, and what a first paragraph does to the score. */
import { join } from "node:path";
import { type AnalyzeOptions, analyzeSubject } from "../../core/src/analysis/analyze.ts";
import { type ReadEvidence, readEvidence } from "../../core/src/analysis/read-evidence.ts";
import { subjectFrom } from "../../core/src/analysis/subject.ts";
import type { AnalysisResult } from "../../core/src/contract/analysis-result.ts";
import { jsonLines, type LabelledPage, type ReaderLabel } from "../labels/labelled-pages.ts";
import { savedPage } from "../labels/saved-page.ts";
import { type Compared, compare } from "./scorer/compare.ts";
import { playGame } from "./scorer/game.ts";

type Options = {
  /** The models for a page, and what else the analysis is told; also for a changed page. */
  optionsOf: (page: LabelledPage, html: string) => Promise<AnalyzeOptions>;
  /** For callers that have read the pages as they are. */
  readOf?: (page: LabelledPage) => ReadEvidence;
};

export async function measure(pages: readonly LabelledPage[], { optionsOf, readOf }: Options) {
  const read = readOf ?? ((page: LabelledPage) => readEvidence(savedPage(page.url, page.html)));
  const judged = new Map<LabelledPage, { score: number; title: string | null }>();
  const compared: Compared[] = [];
  for (const page of pages) {
    const options = await optionsOf(page, page.html);
    const result = analyzeSubject(subjectFrom(read(page), options), options);
    compared.push({ label: page.label, said: saidOf(result) });
    judged.set(page, scoreOf(result));
  }
  const game = await playGame(
    pages,
    (page) => judged.get(page) ?? { score: 0, title: null },
    async (page, html) => {
      const options = await optionsOf(page, html);
      const changed = readEvidence(savedPage(page.url, html));
      return scoreOf(analyzeSubject(subjectFrom(changed, options), options));
    },
  );
  return { engine: compare(compared), game };
}

function saidOf({ reading, edits = [], score }: AnalysisResult): Compared["said"] {
  if (!reading) throw new Error("The engine gave no reading.");
  return { ...reading, edits, score: score.score };
}

const scoreOf = ({ score, page }: AnalysisResult) => ({ score: score.score, title: page.title });

/** The pages that were read twice: the second reader against the first. */
export function measureSecondReader(data: string, labels: readonly ReaderLabel[]) {
  const byId = new Map(labels.map((label) => [label.id, label]));
  const second: ReaderLabel[] = jsonLines(join(data, "judgement/second-readings.jsonl"));
  return compare(
    second.flatMap((said) => {
      const label = byId.get(said.id);
      return label ? [{ label, said: { ...said, score: said.citable } }] : [];
    }),
  );
}
