/** Forms of a topic that searches use: "heat pumps" becomes "heat pump guide", "train a puppy" becomes "training a puppy". */
import { english } from "../../language/packs/en.ts";
import { alternatives, openingPattern } from "../../language/phrase-pattern.ts";
import { asSearch } from "./casing.ts";
import { headOf, isName } from "./noun-number.ts";
import type { Phrase } from "./phrase.ts";
import { singular } from "./singular.ts";

/** The head noun and what comes before it, and the rest: "tax deductions" + " for landlords", "tax deadlines" + " 2026". */
function split(search: string): [string, string] {
  const head = headOf(search);
  const end = search.indexOf(head) + head.length;
  return head === "" ? [search, ""] : [search.slice(0, end), search.slice(end)];
}

/** Longer searches with one more word are not typed by anyone. */
const MAX_WORDS = 5;

/** What people search for a certain year. */
const WITH_A_YEAR = english.words("topic.withYear");

/** "heat pump guide", "tax deadline guide 2026". Null after "for ..." and the like, where it would sound wrong. */
export function withSuffix(search: string, suffix: string): string | null {
  const [front, rest] = split(search);
  const canFollow = rest === "" || (/^ \d{4}$/.test(rest) && WITH_A_YEAR.has(suffix));
  if (
    !canFollow ||
    (isName(search.split(" ").at(-1) ?? "") && search.includes(" ")) ||
    search.split(" ").length > MAX_WORDS ||
    / (?:and|or|&) /.test(search)
  )
    return null;
  const words = front.split(" ");
  const compound = [...words.slice(0, -1), singular(words.at(-1) ?? "")].join(" ");
  return `${compound} ${suffix}${rest}`;
}

/** "gift ideas for dads" is not searched as "dad gift ideas" with every word, and "joints" names no buyer. */
const NOT_BEFORE_NOUN = new RegExp(`${alternatives(english.phrases("topic.notBeforeNoun"))}$`);

/** "electric bikes for city commuting" is part of "electric bikes". Null where the front alone says too little. */
export function broader(search: string): string | null {
  const [front, rest] = split(search);
  return /^ \D/.test(rest) && /^(?!an? |the )\S+ \S/.test(front) ? front : null;
}

/** "tax deductions for landlords" is also searched as "landlord tax deductions". */
export function turned(search: string): string | null {
  const parts = /^(?<thing>[^ ]+(?: [^ ]+)?) for (?<who>[^ ]+(?: [^ ]+){0,2})$/.exec(search)?.groups;
  if (!parts?.thing || !parts.who || !/[^s]s(?:es)?$/.test(parts.who) || NOT_BEFORE_NOUN.test(parts.who))
    return null;
  const who = parts.who.split(" ");
  return [...who.slice(0, -1), singular(who.at(-1) ?? ""), parts.thing].join(" ");
}

/** "best things to do in Lisbon", "free Shopify alternatives". */
const PICKED = openingPattern(["free", ...english.phrases("topic.listAdjective")]);
/** Whether the search says already which of its results are wanted. */
export const isPicked = (search: string): boolean => PICKED.test(search);

const DOUBLED = english.words("topic.doubled");

/** "train" becomes "training", "run" becomes "running", "write" becomes "writing". */
function gerundOf(verb: string): string {
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)}ing`;
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/.test(verb) && verb !== "be" ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

/** The action as a noun: "train a puppy and keep it calm" has two verbs and gives null. */
export function gerund(action: string): string | null {
  const [verb = "", ...rest] = action.split(" ");
  if (!/^[a-z]+$/.test(verb) || /^(?:not|never|be|\w+ly)$/.test(verb)) return null;
  return / (?:and|or|then) /.test(action) ? null : [gerundOf(verb), ...rest].join(" ");
}

/** The topic as a search: the question, "how to ...", or the subject. */
export function searchOf(phrase: Phrase): string {
  const { grammar, core, given, intent } = phrase;
  if (grammar === "action") return `how to ${asSearch(core)}`;
  return asSearch(intent === "choice" || grammar === "whole" ? (given.split(/:\s+/)[0] ?? given) : core);
}

/** Shorter forms of a question that people search as well: "why cats purr", "when to prune roses". */
export function shorterQuestions(question: string): string[] {
  const forms: [RegExp, string][] = [
    [/^why do (.+)$/, "why $1"],
    [/^how long does it take to (.+)$/, "how long to $1"],
    [/^(how|when|where|what) should (?:you|i|we) (.+)$/, "$1 to $2"],
    [/^(when|where) (?:do|can) (?:you|i|we) (.+)$/, "$1 to $2"],
    [/^how much (?:do|does|is|are) (?:an? |the )?(.+?)(?: cost)?$/, "$1 cost"],
    [/^which (.+)$/, "best $1"],
    [/^(?:is|are) (?:an? |the )?(.+) worth (?:it|the money)$/, "$1 worth it"],
  ];
  return forms.flatMap(([form, shorter]) => (form.test(question) ? [question.replace(form, shorter)] : []));
}
