/** The entries of a page that lists things, where it is certain which they are. */

import type { Kind } from "../../contract/reading.ts";
import type { EditContext } from "./context.ts";
import { CHOICES } from "./kinds.ts";
import { questionForms } from "./question.ts";

const MIN_ENTRIES = 4;
/** Their headings are sections, posts or steps, not things to choose from. */
const NOT_LISTS: ReadonlySet<Kind> = new Set<Kind>([
  "news",
  "forum",
  "how-to",
  "recipe",
  "event",
  "reference",
]);
/** "10 best": a list is certain where its length is the one the title names, give or take an introduction. */
const TITLE_COUNT = /(?:^|\s)#?(\d{1,2})\b(?!\s*(?:%|°|x\b|[:/.,]\d))/;
const NUMBERED = /^\s*(?:#|no\.?\s*)?\d{1,3}\s*[.):–-]?\s+\p{L}/iu;

export function certainEntries(context: EditContext): readonly string[] {
  const { page, reading } = context;
  const { items, isList } = reading.answer;
  if (!isList || items.length < MIN_ENTRIES || NOT_LISTS.has(reading.kind)) return [];
  if (!CHOICES.has(reading.kind) && !questionForms(context).has("choice")) return [];
  const named = Number(TITLE_COUNT.exec(page.title ?? "")?.[1] ?? Number.NaN);
  const numbered = page.headings.filter(({ block, text }) => block !== null && NUMBERED.test(text)).length;
  const isCertain = Math.abs(named - items.length) <= 1 || Math.abs(numbered - items.length) <= 1;
  return isCertain || reading.answer.by !== "engine" ? items : [];
}

/** Advice is followed, not chosen from. English only. */
const ADVICE =
  /\b(?:tips|trends|ways|lessons|mistakes|practices|reasons|benefits|steps|things|facts|hacks|skills|myths)\b/i;

export const isAdvice = ({ page }: EditContext): boolean => ADVICE.test(page.title ?? "");
