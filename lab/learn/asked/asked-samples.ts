/** Questions of users with the lines of their page, read as far as the model needs it. */
import { readEvidence } from "../../../core/src/analysis/read-evidence.ts";
import { type AskedRow, askedRows } from "../../../core/src/reading/asked/asked-rows.ts";
import { materialOf } from "../../../core/src/reading/material.ts";
import { givenQuestion } from "../../../core/src/reading/question/question.ts";
import type { AskedPage } from "../../labels/asked-questions.ts";
import { isSame, plain } from "../../labels/labelled-pages.ts";
import { savedPage } from "../../labels/saved-page.ts";

export type AskedSample = {
  fold: number;
  /** Whether the page answers the question. */
  isAnswered: boolean;
  rows: readonly (AskedRow & { isRight: boolean })[];
};

export function askedSamples({ url, html, fold, asked }: AskedPage): AskedSample[] {
  const { page, facts } = readEvidence(savedPage(url, html));
  const material = materialOf(page, facts);
  return asked.map(({ question, answered, sentences }) => {
    const right = sentences.map(plain);
    const isRight = (text: string) => right.some((one) => isSame(one, plain(text)));
    const rows = askedRows(material, givenQuestion(question, material));
    return {
      fold,
      isAnswered: answered,
      rows: rows.map((row) => ({ ...row, isRight: isRight(row.line.text) })),
    };
  });
}
