/** A model's words to the author, as far as they may be shown: plain, about this page, and without addresses. */
import type { Subject } from "../../audits/audit.ts";
import { stopWordsOf } from "../../language/language-pack.ts";
import { english } from "../../language/packs/en.ts";
import { wordsOf } from "../../language/words.ts";
import type { PageModel } from "../../page/page-model.ts";
import { squeeze } from "../../page/tree/characters.ts";
import { namesIn } from "../faithful/names.ts";
import { inventsFact } from "./invents-fact.ts";

type Page = Pick<Subject, "page" | "facts">;

const MIN_CHARS = 12;
const MAX_CHARS = 220;
const NOT_SHOWN = /[<>[\]`{}|\p{Cc}\p{Cf}]|https?:|www\.|\S+@\S+/iu;
const HOST = /[\p{L}\d-]+\.\p{L}{2,}/gu;
/** A shorter line may do without small words. */
const MIN_WORDS_OF_SENTENCE = 6;

/** Signs that can't be seen, and names of sites that the page doesn't have. */
export const hidesOrAdvertises = (text: string, { letters }: Pick<PageModel, "letters">): boolean =>
  /\p{Cf}/u.test(text) ||
  (text.match(HOST) ?? []).some((host) => !letters.toLowerCase().includes(host.toLowerCase()));

/** One line to the author, in words that the author and the page have in common. */
export function isSayable(said: string, subject: Page, most = MAX_CHARS): boolean {
  const line = said.replace(/\s+/g, " ").trim();
  return isShowable(line, subject, most) && isAbout(line, subject) && !addsName(line, subject);
}

/** A note counts and compares, so its figures may be new; a name that isn't on the page is foreign. */
const addsName = (line: string, { page }: Page): boolean =>
  namesIn(line).some(
    ({ text, isFirst }) => !isFirst && !page.letters.toLowerCase().includes(squeeze(text).toLowerCase()),
  );

/** In English or in the language of the page, which small words show, and in no other script. */
function isReadable(line: string, { page, facts }: Page): boolean {
  const foreign = line.match(/(?!\p{Script=Latin})\p{L}/gu) ?? [];
  if (foreign.some((letter) => !page.letters.includes(letter))) return false;
  const words = wordsOf(line);
  const { pack } = facts.language();
  const small = [english, ...(pack ? [pack] : [])].map(stopWordsOf);
  return words.length < MIN_WORDS_OF_SENTENCE || words.some((word) => small.some((list) => list.has(word)));
}

/** It shares a word with the page that isn't a small one. */
function isAbout(line: string, { page, facts }: Page): boolean {
  const { stemsOfText } = facts.lexicon();
  const known = new Set(stemsOfText(`${page.title ?? ""} ${page.text}`));
  return stemsOfText(line).some((stem) => known.has(stem));
}

/** Ours where the model's line isn't plain, or has a figure or name that we don't know. */
export function shownReason(said: string, ours: string, subject: Page): string {
  const line = said.replace(/\s+/g, " ").trim();
  return isShowable(line, subject) && !inventsFact(line, subject.page) ? line : ours;
}

/** What the author lacks may be in no word of the page. */
export const isShowable = (line: string, subject: Page, most = MAX_CHARS): boolean =>
  line.length >= MIN_CHARS &&
  line.length <= most &&
  !NOT_SHOWN.test(line) &&
  !hidesOrAdvertises(line, subject.page) &&
  isReadable(line, subject);
