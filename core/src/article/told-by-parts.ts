/** A title that promises several things is answered by their names: they are the page's own headings. */

import { coverage } from "../facts/query.ts";
import { contentStems, countWords, wordsOf } from "../facts/words.ts";
import type { Material, MaterialSection } from "./material.ts";

/** Says how many things will be told, or that steps will be. */
const PROMISES =
  /^(?:the |top |best |our )*(\d{1,2})\b|^how to\b|\b(\d{1,2}) (?:\p{L}+ ){0,3}(?:tips|ways|steps|types|reasons|trends|ideas|mistakes|practices|benefits|examples|tools|strategies|methods|techniques|facts|questions|rules|signs|lessons|skills|things|places|books|foods|exercises)\b/iu;
/** Names a part of the page, not a thing the title promises. */
const FRAME =
  /^(?:key (?:takeaways?|points?)|summary|conclusions?|introduction|overview|final (?:thoughts|words)|in (?:short|brief|summary|conclusion)|at a glance|faqs?|frequently asked questions|sources|references|bibliography|about\b.*|contact\b.*|the bottom line|bottom line|wrapping up|next steps|more\b.*|resources|disclaimer|methodology|how we (?:chose|picked|tested)\b.*|what (?:is|are)\b.*|why\b.*|get (?:started|in touch)\b.*|ready to\b.*)$/i;
const NUMBERED = /^(?:step\s*)?#?\d{1,3}\s*[.):–—-]\s*/i;
const FEWEST = 3;
const MOST = 17;
const LONGEST_NAME = 10;
const MOST_WORDS = 90;

export type ToldByParts = { subject: string; parts: string };

/** One sentence: the title, and what it promises; `null` where the headings are no such list. */
export function toldByParts({ title, sections, facts, language }: Material): ToldByParts | null {
  const promise = language === "en" && !/[?!]/.test(title) ? PROMISES.exec(title) : null;
  if (!promise) return null;
  const names = promised(sections, Number(promise[1] ?? promise[2] ?? 0))?.map(nameOf);
  if (!names || names.some((name) => countWords(name) > LONGEST_NAME || /[?:;!]/.test(name))) return null;
  const query = facts.query();
  const covered = (text: string) => coverage(query, new Set(contentStems(wordsOf(text))));
  const pieces = title.split(/\s*(?:[:|]|\s[–—-]\s)\s*/).filter((piece) => countWords(piece) >= 2);
  const piece = pieces.toSorted((one, other) => covered(other) - covered(one))[0] ?? title;
  const told = { subject: piece.replace(/[\s.,;:…]+$/, ""), parts: `${names.join("; ")}.` };
  return countWords(`${told.subject} ${told.parts}`) <= MOST_WORDS ? told : null;
}

const nameOf = ({ heading }: MaterialSection): string =>
  (heading?.text ?? "")
    .replace(NUMBERED, "")
    .replace(/[.\s]+$/, "")
    .trim();

/** As many headings of one kind as the title says; for steps, the numbered ones, each number once. */
function promised(sections: readonly MaterialSection[], count: number): MaterialSection[] | null {
  const headed = sections.filter(({ heading }) => heading !== null && !FRAME.test(heading.text.trim()));
  const numbered = headed.filter(({ heading }) => NUMBERED.test(heading?.text ?? ""));
  const inOrder = numbered.every(({ heading }, at) => numberOf(heading?.text ?? "") === at + 1);
  const levels = [2, 3, 4].map((level) => headed.filter(({ heading }) => heading?.level === level));
  const chosen = [numbered, ...levels].find(
    (list) => list.length === count || (count === 0 && list === numbered && inOrder),
  );
  return chosen && chosen.length >= FEWEST && chosen.length <= MOST ? chosen : null;
}

const numberOf = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);
