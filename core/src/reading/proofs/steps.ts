/** The steps of a page: what readers are told to do, in order. */
import { isStep, numberingOf } from "../../facts/text/numbering.ts";
import { english } from "../../language/packs/en.ts";
import type { PhraseRole } from "../../language/roles.ts";
import { countWords, lowerWords } from "../../language/words.ts";
import type { Block, ListBlock } from "../../page/page-model.ts";
import type { Line } from "../lines.ts";
import type { Material } from "../material.ts";
import type { ProofSource } from "../proof-words.ts";

/** `above`: the heading or line that says what the row is. */
type Row = { texts: string[]; above: string; isNamed: boolean };
const MIN_STEPS = 3;
const MIN_STEP_WORDS = 4;
/** A step or two may begin with "Before" or "Once". */
const MIN_ORDERS_SHARE = 0.6;

/** Rows that are called steps come first, then headings: a list may be a part of one of them. */
export function provenSteps({ material }: ProofSource): string[] {
  const { labels } = material;
  const verbs = verbsIn(material);
  const tells = (row: Row) =>
    share(row.texts, (text) => tellsToDo(text, material, verbs)) >= MIN_ORDERS_SHARE;
  const steps = [...headingRows(material), ...listRows(material)].filter((row) => row.isNamed || tells(row));
  const called = steps.find(({ isNamed, above }) => isNamed || labels.labels(above).includes("steps"));
  return (called ?? steps[0])?.texts ?? [];
}

const share = (texts: readonly string[], test: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(test).length / texts.length;

/** Headings that count from 1 on, below the same one. */
function headingRows({ page, lexicon }: Material): Row[] {
  const rows: (Row & { level: number })[] = [];
  const above: string[] = [];
  for (const { text, level, block } of page.headings) {
    if (block === null) continue;
    above.length = Math.min(above.length, level);
    const numbering = numberingOf(text);
    const row = rows.findLast((one) => one.level === level);
    if (numbering && row && numbering.number === row.texts.length + 1) row.texts.push(text);
    else if (numbering?.number === 1)
      rows.push({
        texts: [text],
        above: above.findLast(Boolean) ?? "",
        isNamed: isStep(numbering, lexicon.pack),
        level,
      });
    above[level] = text;
  }
  return rows.filter(({ texts }) => texts.length >= MIN_STEPS);
}

const isOrderedList = (block: Block): block is ListBlock => block.kind === "list" && block.ordered;

function listRows({ facts }: Material): Row[] {
  const blocks = facts.blocks();
  return blocks
    .flatMap((block, at) => (isOrderedList(block) ? [{ block, above: blocks[at - 1]?.text ?? "" }] : []))
    .map(({ block, above }) => ({
      texts: block.items.filter(({ depth }) => depth === 0).map(({ text }) => text),
      above,
      isNamed: false,
    }))
    .filter(({ texts }) => texts.filter((text) => countWords(text) >= MIN_STEP_WORDS).length >= MIN_STEPS);
}

const VERBS: readonly PhraseRole[] = [
  "order",
  "topic.verb",
  "topic.sureVerb",
  "topic.doubled",
  "topic.shortVerb",
];
/** "Set a budget", "Keep your notes". */
const AFTER_ORDER: readonly PhraseRole[] = ["article", "possessive", "demonstrative"];

/** Begins with a verb that tells the reader what to do. Only English verbs can be told by their place. */
function tellsToDo(text: string, { lexicon: { pack } }: Material, verbs: ReadonlySet<string>): boolean {
  const [first = "", second = ""] = lowerWords(numberingOf(text)?.rest ?? text);
  if (pack?.code !== english.code) return true;
  if (pack.words(...VERBS).has(first)) return true;
  if (!/^\p{L}{2,}$/u.test(first) || /ing$/.test(first) || pack.words(...SMALL).has(first)) return false;
  return pack.words(...AFTER_ORDER).has(second) || verbs.has(first);
}
const SMALL: readonly PhraseRole[] = [
  "article",
  "preposition",
  "possessive",
  "demonstrative",
  "quantifier",
  "subjectPronoun",
];

/** The words that the text uses as verbs: "to organize", "you can organize". */
function verbsIn({ lines, lexicon: { pack } }: Material): ReadonlySet<string> {
  const before = pack?.words("rangeTo", "modal", "subjectPronoun");
  const follows = ({ words }: Line) => words.filter((_, at) => before?.has(words[at - 1] ?? "") === true);
  return new Set(lines.flatMap(follows));
}
