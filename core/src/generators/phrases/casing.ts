/** Writes the same words as a title, as the start of a sentence, inside a sentence, or as a search. */
import { spelled } from "./spelling.ts";

const SMALL = new Set("a an the and but or nor for of in on at to by as per vs vs. via".split(" "));
const EDGE = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u;

/** Has an inner capital, as names and abbreviations do: iPhone, SEO, McDonald. Addresses keep their case as well. */
const isOwn = (word: string): boolean => /\p{L}\p{Lu}|\d\p{Lu}|:\/\/|\w\.\w{2,}$/u.test(word);
export const capital = (text: string): string =>
  text.replace(/\p{L}|\p{N}/u, (letter) => letter.toUpperCase());

/** Lowers text typed in capitals, and gives names and abbreviations their usual spelling. */
export function calm(text: string): string {
  const shouted = text.split(" ").length > 1 && /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);
  return (shouted ? text.toLowerCase() : text)
    .split(" ")
    .map((word) => onCore(word, (core) => spelled(core) ?? core))
    .join(" ");
}

function onCore(word: string, change: (core: string) => string): string {
  const [, before = "", core = "", after = ""] = EDGE.exec(word) ?? [];
  const owner = /^(.+?)(['’]s)$/u.exec(core);
  return `${before}${owner ? change(owner[1] ?? "") + (owner[2] ?? "") : change(core)}${after}`;
}

export function titleCase(text: string): string {
  const words = calm(text).split(" ");
  return words
    .map((word, at) => {
      const opens = at === 0 || /[:?!.]$/.test(words[at - 1] ?? "");
      const closes = at === words.length - 1;
      if (isOwn(word)) return word;
      const lower = word.toLowerCase();
      if (/^(?:vs\.?|versus)$/.test(lower)) return "vs.";
      if (SMALL.has(lower) && !opens && !closes) return lower;
      return word
        .split("-")
        .map((part, index) =>
          index > 0 && SMALL.has(part.toLowerCase()) ? part.toLowerCase() : capital(part),
        )
        .join("-");
    })
    .join(" ");
}

/** Whether the text was typed in title case, so that capitals don't show which words are names. */
export function isTitled(text: string): boolean {
  const words = text.split(" ").filter((word) => !SMALL.has(word.toLowerCase()) && /^\p{L}/u.test(word));
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** The text inside a sentence. Keeps a capital that may belong to a name. */
export function inSentence(text: string): string {
  const calmed = calm(text);
  if (isTitled(calmed)) return calmed;
  const [first = "", second = ""] = calmed.split(" ");
  const isName =
    isOwn(first) || spelled(first.replace(/\W/g, "")) === first.replace(/\W/g, "") || /^\p{Lu}/u.test(second);
  const kept = isName || first === "I";
  return kept ? calmed : calmed.charAt(0).toLowerCase() + calmed.slice(1);
}

/** The text as people type it into a search box: lower case, except for names and abbreviations we know. */
export const asSearch = (text: string): string =>
  calm(text.replace(/[?"“”]/g, ""))
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}*$/u.test(word) && spelled(word) !== word ? word.toLowerCase() : word))
    .join(" ")
    .replace(/\bvs\.(?= )/g, "vs");

/** The text at the start of a sentence. */
export const opening = (text: string): string => {
  const calmed = calm(text);
  return isOwn(calmed.split(" ")[0] ?? "") ? calmed : capital(calmed);
};
