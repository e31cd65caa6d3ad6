/** Sentences that say what the page's key term is: it is the subject, and the predicate puts it into a class of things. */
import { phrasesOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { lowerWords } from "../../language/words.ts";
import type { Material } from "../material.ts";
import { type ProofSource, texts } from "../proof-words.ts";

const DEFINES = phrasePattern(phrasesOfAll("definingVerb", "defining", "isThe"));
/** "Training involves practice" tells what belongs to it, not what it is. */
const TELLS_PARTS = english.words("tellsParts");
/** The term comes first; what follows later is said of it. */
const MAX_TERM_LENGTH = 80;
/** "A hot compost heap" on a page about compost heaps, but not "leaf mould" on a page about leaves. */
const MIN_KEY_SHARE = 2 / 3;

export const defined = ({ material, key }: ProofSource): string[] =>
  texts(material.facts.definitions().filter(({ text }) => definesKey(text, material, key)));

function definesKey(text: string, material: Material, key: ReadonlySet<string>): boolean {
  const verb = DEFINES.exec(text.slice(0, MAX_TERM_LENGTH));
  const entry = /^[^:]{2,60}(?=:\s)/.exec(text);
  const isEntry = entry !== null && (!verb || entry[0].length <= verb.index);
  if (!isEntry && (!verb || !classifies(verb[0], text.slice(verb.index + verb[0].length), material)))
    return false;
  const term = isEntry ? entry[0] : text.slice(0, verb?.index);
  // "In a garden, a heap is": where the term is used comes first.
  return isKeyTerm(term.trim().split(/,\s/).at(-1) ?? term, material, key);
}

/** The head of the subject, and most of its other words, are those of the page's subject. */
function isKeyTerm(term: string, { page, lexicon }: Material, key: ReadonlySet<string>): boolean {
  const head = term.split(AFTER_HEAD).find((part) => lexicon.stemsOfText(part).length > 0) ?? "";
  const stems = lexicon.stemsOfText(head);
  const last = stems.at(-1);
  if (last === undefined || !key.has(last)) return false;
  const all = lexicon.stemsOfText(term);
  if (all.filter((stem) => key.has(stem)).length < all.length * MIN_KEY_SHARE) return false;
  const titles = [page.title, ...page.headings.filter(({ level }) => level === 1).map(({ text }) => text)];
  // A name stands for its thing wherever it is: "Heapmaster alternatives" is about Heapmaster.
  const isName = !page.text.includes(` ${lowerWords(head).at(-1)} `);
  return stems.length > 1 || isName || titles.some((title) => title && standsAlone(last, title, lexicon));
}
const AFTER_HEAD = phrasePattern(english.phrases("preposition"));

/** "Class cost" isn't about the class alone: in the title, another noun after the term makes that the subject. */
function standsAlone(stem: string, title: string, lexicon: Material["lexicon"]): boolean {
  const words = lowerWords(title);
  return words.some((word, at) => {
    if (lexicon.stemsOfText(word)[0] !== stem) return false;
    const next = words[at + 1];
    if (next === undefined || NAMES_PAGE.has(next) || lexicon.isStopWord(next)) return true;
    // A mark between them: "Mulch: a guide".
    return !title.toLowerCase().includes(`${word} ${next}`);
  });
}
/** What titles call their page: "compost basics", "compost explained". */
const NAMES_PAGE = english.words("topic.guideName", "piece", "topic.unit", "asks.definition", "tellsWhat");

/** Within so many words of the verb, something has to tell the term from others of its class. */
const MAX_CLASS_WORDS = 12;
const TELLS_APART = english.words("preposition", "participle");
const RELATIVES = english.words("interrogative");
const ARTICLES = english.words("article", "quantifier");

/** "Is a pile of waste that rots" says what it is; "is a must" and "is a friendly town" don't. */
function classifies(verb: string, rest: string, { lexicon }: Material): boolean {
  const word = verb.trim().toLowerCase().split(/\s+/)[0] ?? "";
  if (TELLS_PARTS.has(word)) return false;
  if (lexicon.pack?.code !== english.code || !/^(?:is|are)$/.test(word)) return true;
  const [clause = ""] = rest.split(/[,;:.(]|\s[–—-]\s/u);
  const words = lowerWords(clause);
  if (/^(?:used|designed|often|commonly)$/.test(words[0] ?? "") || words.some((one) => PRAISES.has(one)))
    return false;
  // "Are networks that": without an article, only such a clause shows that a class is named.
  const isNamed = ARTICLES.has(words.find((one) => !/ly$/.test(one)) ?? "");
  return words
    .slice(2, MAX_CLASS_WORDS)
    .some(
      (one) =>
        one === "that" ||
        one === "of" ||
        RELATIVES.has(one) ||
        (isNamed && (TELLS_APART.has(one) || /ed$/.test(one))),
    );
}
const PRAISES = english.words("praise");
