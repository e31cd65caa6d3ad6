/** The engine's answers to the questions that readers asked of pages. */
import { readEvidence } from "../../core/src/analysis/read-evidence.ts";
import { subjectFrom } from "../../core/src/analysis/subject.ts";
import type { PageReading } from "../../core/src/contract/reading.ts";
import type { AskedModel } from "../../core/src/reading/asked/asked-model.ts";
import type { AskedPage, AskedQuestion } from "../labels/asked-questions.ts";
import { savedPage } from "../labels/saved-page.ts";

export type AskedReading = { id: string; fold: number; asked: AskedQuestion; answer: PageReading["answer"] };

/** `modelOf`: what was learned without the pages of a fold. */
export const askedReadings = (
  pages: readonly AskedPage[],
  modelOf: (fold: number) => AskedModel,
): AskedReading[] =>
  pages.flatMap(({ id, fold, url, html, asked }) => {
    const read = readEvidence(savedPage(url, html));
    return asked.map((one) => {
      const options = { question: one.question, askedModel: modelOf(fold) };
      const { answer } = subjectFrom(read, options).facts.reading();
      return { id, fold, asked: one, answer };
    });
  });
