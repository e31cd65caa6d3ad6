/** A topic that names an activity: "Booking a flight" is asked as "How do I book a flight?". */
import { english } from "../../language/packs/en.ts";
import { isOwned, isPreposition, lowered } from "./topic-words.ts";
import { wordsOf } from "./worded-page.ts";

/** "Booking a flight", "Installing Linux", but neither "booking sites" nor "lighting for plants", which is a thing. */
export function isDoing(thing: string): boolean {
  const [first = "", next = ""] = wordsOf(thing);
  if (!/^\p{L}{3,}ing$/iu.test(first)) return false;
  const isThing = isPreposition(next) && THINGS.some((role) => english.words(role).has(first.toLowerCase()));
  return !isThing && (/^\p{Lu}/u.test(next) || isAfterDoing(next));
}
/** Its verb is one that people do on purpose: "starting music lessons", but not "building materials". */
export function isKnownDoing(thing: string): boolean {
  const [first = ""] = wordsOf(thing.toLowerCase());
  if (THINGS.some((role) => english.words(role).has(first))) return false;
  const stem = first.replace(/ing$/, "");
  return [stem, `${stem}e`, stem.replace(/(.)\1$/u, "$1")].some((form) =>
    VERBS.some((role) => english.words(role).has(form)),
  );
}
const THINGS = ["topic.notSkill", "topic.countedIng", "topic.askedIng", "topic.mass"] as const;
const isAfterDoing = (word: string) => isPreposition(word) || isOwned(word) || /^(?:an?|the|new)$/.test(word);

/** "Installing Linux" is "install Linux", by the form that the text uses or that English spells. */
export function done(thing: string, text: string): string {
  const [first = "", ...rest] = wordsOf(thing);
  const base = baseOfIng(first.toLowerCase(), new Set(text.toLowerCase().match(/\p{L}+/gu)));
  return base ? [base, ...rest].join(" ") : `go about ${lowered(thing)}`;
}

function baseOfIng(doing: string, said: ReadonlySet<string>): string | undefined {
  const stem = doing.slice(0, -"ing".length);
  const single = stem.replace(/(.)\1$/u, "$1");
  const forms = [...new Set([stem, `${stem}e`, single])];
  const isKnown = (form: string) => VERBS.some((role) => english.words(role).has(form));
  return (
    forms.find(isKnown) ??
    forms.find((form) => said.has(form)) ??
    SPELLING.find(([end]) => end.test(stem))?.[1](stem)
  );
}
const VERBS = ["topic.verb", "topic.sureVerb", "topic.doubled"] as const;

/** "embrac" lacks its "e", "rent" and "read" lack nothing, "plann" has a letter too many. Other endings could be either. */
const SPELLING: readonly [end: RegExp, base: (stem: string) => string][] = [
  [/(?:[cuvz]|[^aeious]s|[^n]g)$/, (stem) => `${stem}e`],
  [/(?:[wxy]|ss|ll|ck|[cs]h|[nlrcfs]t|[nlr]d|[lm]p|[aeo][aeiou][dkmnp])$/, (stem) => stem],
  [/([bdgmnpt])\1$/, (stem) => stem.slice(0, -1)],
];
