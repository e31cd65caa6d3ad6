/** A statement, such as a headline, as the question that it answers: "Osprey raises $12m" is "Did Osprey raise $12m". */
import { english } from "../../language/packs/en.ts";
import { isMany } from "./noun-phrase.ts";
import { isPreposition } from "./topic-words.ts";
import { type WordedPage, wordsOf } from "./worded-page.ts";

/** A longer beginning has a clause of its own. */
const MAX_SUBJECT_WORDS = 8;
const NEGATED: ReadonlyMap<string, string> = new Map([
  ["won't", "will"],
  ["can't", "can"],
  // "May Osprey win?" is a wish.
  ["may", "could"],
  ["might", "could"],
]);

/** Null where no verb is found. */
export function statementAsked(thing: string, page: WordedPage): string | null {
  const [clause = ""] = thing.split(/\s*[—;]\s*|,\s+(?:but|and|so)\s|,?\s+(?:says|said)\s/u);
  const [, before = "", after = ""] = SETTING.exec(clause) ?? [];
  const isSetting = isPreposition(wordsOf(before.toLowerCase())[0] ?? "");
  const [setting, rest] = isSetting ? [before, after] : ["", clause];
  const asked = clauseAsked(withoutSecondVerb(rest), page);
  return asked && setting
    ? `${asked} ${lowerArticle(wordsOf(setting.charAt(0).toLowerCase() + setting.slice(1)))}`
    : asked;
}

/** "With shattered hopes, gardeners return home": what stands before the comma can follow the rest. */
const SETTING = /^(\p{L}+\s[^,]{3,60}),\s+(\S+\s.+)$/iu;
/** "Osprey raises prices and warns", "Osprey falls short, Heron runs well": one question asks for one thing. */
const withoutSecondVerb = (clause: string): string =>
  clause
    .replace(/(?<=^\S+(?:\s\S+)*?\s\p{Ll}+s\s.+)\s(?:and|but)\s\p{Ll}{3,}[^s']s\s(?!of\s).+$/u, "")
    .replace(/(?<=\s\p{Ll}+s\s.+),\s\p{Lu}\S+(?:\s[\p{Lu}\d]\S*)*\s\p{Ll}+s\s.+$/u, "");

function clauseAsked(clause: string, page: WordedPage): string | null {
  const words = wordsOf(clause).filter((word) => word !== "just");
  const said = page.text.toLowerCase();
  const heard = new Set(said.match(/(?:\bto )?\p{L}+/gu)?.concat(said.match(/\p{L}+/gu) ?? []));
  for (let at = 1; at < Math.min(words.length - 1, MAX_SUBJECT_WORDS + 1); at++) {
    // "Osprey heating up, scores twice": what stands before the comma is no subject.
    if (words[at - 1]?.endsWith(",")) return null;
    // "Gardeners' water concerns": what they have is the subject.
    if (/s['’]$/.test(words[at - 2] ?? "")) continue;
    const verb = verbAt(words, at, heard, page);
    // "The house he was born in will be sold": the first verb belongs to another clause.
    if (verb?.rest === "" && words.slice(verb.next).some((word) => /^(?:will|would)$/i.test(word)))
      return null;
    const isNoun = verb?.isPlain && baseOfThird(words[verb.next + 1] ?? "", heard) !== undefined;
    if (verb && !isNoun && (verb.rest === "" || !isTold(words[verb.next] ?? "", heard)))
      return [verb.first, lowerArticle(words.slice(0, at)), verb.rest, ...words.slice(verb.next)]
        .join(" ")
        .replace(/\s+/g, " ");
    if (endsSubject(words[at] ?? "")) return null;
  }
  return page.kind === "news" ? withoutVerb(words, page) : null;
}

/** Headlines leave out "is": "gardener reportedly selling barrels", "gardeners charged with theft". */
function withoutVerb(words: readonly string[], { text }: WordedPage): string | null {
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      ((/^\p{Ll}{3,}ing$/u.test(word) &&
        /^(?:reportedly|allegedly|still|now)$/i.test(words[place - 1] ?? "")) ||
        (/^\p{Ll}{3,}[^e]ed$/u.test(word) && isPreposition(words[place + 1] ?? ""))),
  );
  if (
    at < MIN_SUBJECT_WORDS ||
    words.slice(0, at).some((word) => endsSubject(word) || /^(?:of|for|in|with)$/.test(word))
  )
    return null;
  const isNow = words[at]?.endsWith("ing");
  const subject = words.slice(0, at).filter((word) => !/^(?:reportedly|allegedly)$/i.test(word));
  const isPlural = isMany(subject.filter((word) => !/^(?:still|now)$/i.test(word)).join(" "), text);
  const verb = isNow ? (isPlural ? "Are" : "Is") : isPlural ? "Were" : "Was";
  return [verb, lowerArticle(subject), ...words.slice(at)].join(" ");
}

/** "Deals announced in June" are deals. */
const MIN_SUBJECT_WORDS = 2;

/** "A glitch blamed on demand", "home prices fall", "fixes are": the verb comes after the word that could be one. */
const isTold = (next: string, heard: ReadonlySet<string>): boolean =>
  /^\p{Ll}{3,}ed$/u.test(next) || isAuxiliary(next.toLowerCase()) || baseOfThird(next, heard) !== undefined;

/** After these words a verb belongs to another subject. */
const endsSubject = (word: string): boolean =>
  english.words("interrogative").has(word.toLowerCase()) || /^(?:that|if|as|while)$/i.test(word);
const lowerArticle = ([first = "", ...others]: readonly string[]): string =>
  [english.words("article").has(first.toLowerCase()) ? first.toLowerCase() : first, ...others].join(" ");

/** `isPlain`: the verb has no ending, so it could be a noun as well: "ad platform names". */
type Verb = { first: string; rest: string; next: number; isPlain?: boolean };

function verbAt(
  words: readonly string[],
  at: number,
  heard: ReadonlySet<string>,
  page: WordedPage,
): Verb | null {
  const word = (words[at] ?? "").replace(/’/g, "'").toLowerCase();
  const after = (words[at + 1] ?? "").toLowerCase();
  const plain = NEGATED.get(word) ?? word.replace(/n't$/, "");
  if (/^ha(?:s|ve)$/.test(plain) && english.words("article").has(after))
    return { first: plain === "has" ? "Does" : "Do", rest: "have", next: at + 1 };
  if (isAuxiliary(plain)) return { first: capital(plain), rest: "", next: at + 1 };
  const isNamed = words.slice(0, at).every((one) => /^\p{Lu}/u.test(one));
  if (word === "to" && after === "be") return { first: "Will", rest: "", next: at + 1 };
  if (word === "to" && isNamed && /^\p{Ll}{3,}$/u.test(after))
    return { first: "Will", rest: after, next: at + 2 };
  if (
    !(/^\p{L}{4,}$/u.test(word) || english.words("topic.shortVerb").has(word)) ||
    isPreposition((words[at - 1] ?? "").toLowerCase())
  )
    return null;
  const isPlural = isMany(words.slice(0, at).join(" "), page.text);
  // A headline leaves out "is": "new Osprey expected in June".
  if (/^(?:due|expected|scheduled)$/.test(word))
    return { first: isPlural ? "Are" : "Is", rest: word, next: at + 1 };
  const base =
    (/[^e]ed$/.test(word) && hasObject(words, at) ? baseOfPast(word, heard) : undefined) ??
    namedVerb(words, at) ??
    (isPlural ? baseForms(word).find((form) => isUsedAsVerb(form, heard)) : undefined) ??
    baseOfThird(word, heard);
  if (base === undefined) return null;
  return {
    first: page.kind === "news" && !english.words("topic.state").has(base) ? "Did" : isPlural ? "Do" : "Does",
    rest: base,
    next: at + 1,
    isPlain: base === word,
  };
}

const DETERMINERS = ["article", "possessive", "demonstrative"] as const;
/** "NASA confirmed there are", but not "deals announced in June" or "new advanced tools". */
function hasObject(words: readonly string[], at: number): boolean {
  const next = (words[at + 1] ?? "").toLowerCase();
  return (
    DETERMINERS.some((role) => english.words(role).has(next)) ||
    /^(?:some|new|there|it)$|^[\p{N}‘“'"]/u.test(next)
  );
}
const baseOfPast = (word: string, heard: ReadonlySet<string>): string =>
  [word.slice(0, -2), word.slice(0, -1)].find((form) => heard.has(form) || heard.has(`to ${form}`)) ??
  word.slice(0, -2);

/** After a name, a small word with "s" at its end is a verb: "Osprey announces". */
function namedVerb(words: readonly string[], at: number): string | undefined {
  const isNamed = words.slice(0, at).every((word) => /^\p{Lu}/u.test(word));
  const [verb = "", ...next] = words.slice(at);
  // "Osprey employees to be moved" are many.
  const isSubject = next[0] === "to" && next[1] === "be";
  if (!isNamed || isSubject || !/^\p{Ll}{2,}[^s']s$/u.test(verb)) return undefined;
  return verb.replace(/(?<=[cs]h|ss|[xz])es$|s$/, "").replace(/i$/, "y");
}

const isAuxiliary = (word: string): boolean =>
  (english.words("auxiliary").has(word) || english.words("modal").has(word)) &&
  !/^(?:be|been|being|having)$|['’]/.test(word);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const baseOfThird = (word: string, heard: ReadonlySet<string>): string | undefined =>
  /[^s']s$/.test(word)
    ? [word.slice(0, -1), word.slice(0, -2), word.replace(/ies$/, "y")].find(
        (form) => form !== word && isUsedAsVerb(form, heard),
      )
    : undefined;
const baseForms = (word: string): string[] => (/(?:s|ing|ed)$/.test(word) ? [] : [word]);

/** It is a verb anywhere, or the text has its infinitive, its past tense or its form with -ing. */
const isUsedAsVerb = (form: string, heard: ReadonlySet<string>): boolean =>
  form.length > 2 &&
  (english.words("topic.sureVerb").has(form) ||
    heard.has(`to ${form}`) ||
    [
      `${form}ed`,
      `${form}d`,
      `${form.replace(/y$/, "i")}ed`,
      `${form}${form.at(-1)}ed`,
      `${form}ing`,
      `${form.replace(/e$/, "")}ing`,
    ].some((past) => past !== form && heard.has(past)));
