/** What entries are looked for in. */

import type { PageReading } from "../../contract/reading.ts";
import { isQuestion } from "../../language/is-question.ts";
import type { LanguagePack } from "../../language/language-pack.ts";
import type { Block, HeadingBlock } from "../../page/page-model.ts";
import { cuedSentence, startsWith, startsWithCue } from "../../sentences/sentence.ts";
import type { Material } from "../material.ts";
import type { TitlePromise } from "./title-promise.ts";

/** What the reading says about the page already. */
export type ReadSoFar = Pick<PageReading, "kind" | "checks"> & { answer: { isList: boolean } };

export type EntrySource = Pick<Material, "lexicon" | "labels"> &
  ReadSoFar & {
    title: string;
    promise: TitlePromise;
    blocks: readonly Block[];
    /** Below the title. */
    headings: readonly HeadingBlock[];
  };

/** Fewer are no list. */
export const MIN_ENTRIES = 3;

/** Names a part of the page, as "About the author" does, asks, or calls to action. */
export function isFrame(text: string, pack: LanguagePack | null): boolean {
  const sentence = cuedSentence(text, pack);
  return isQuestion(text) || startsWith(sentence, "frame") || startsWithCue(sentence, "callToAction");
}
