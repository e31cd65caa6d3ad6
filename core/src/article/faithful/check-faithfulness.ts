/**
 * The check of every article, by us or by a model: each number, quotation, name and link occurs on the page or in a source
 * the user gave. What it lets through may still be badly put; what it stops is not from here.
 */
import type { Nodes } from "mdast";
import { splitSentences } from "../../facts/text/split-sentences.ts";
import { evenText, numbersIn, spelledNumbersIn } from "../../gate/statements/even-text.ts";
import { eachNode, parseMarkdown, plainText } from "../rendering/markdown-tree.ts";
import { ALL_LABELS, withoutMarks } from "../source/labels.ts";
import { type FaithfulSource, type KnownFacts, knownFacts } from "./known-facts.ts";
import { namesIn, nameWords } from "./names.ts";

export type { FaithfulSource } from "./known-facts.ts";

export type Violation = {
  kind: "number" | "quotation" | "name" | "link";
  /** What does not occur in the source. */
  text: string;
  /** The words of the article that contain it. */
  sentence: string;
};

export function checkFaithfulness(markdown: string, source: FaithfulSource): Violation[] {
  const known = knownFacts(source);
  const violations: Violation[] = [];
  eachNode(parseMarkdown(markdown), (node) => {
    if (isLink(node) && !known.hasLink(node.url))
      violations.push({ kind: "link", text: node.url, sentence: plainText(node) });
    if (isLine(node)) violations.push(...lineViolations(node, known));
  });
  return violations;
}

type LinkNode = Extract<Nodes, { type: "link" | "image" | "definition" }>;
const isLink = (node: Nodes): node is LinkNode =>
  node.type === "link" || node.type === "image" || node.type === "definition";

/** What holds words directly; blocks within blocks are come to by themselves. */
const LINES = new Set<Nodes["type"]>(["paragraph", "heading", "tableCell", "code", "html"]);
const isLine = (node: Nodes): boolean => LINES.has(node.type);

function lineViolations(node: Nodes, known: KnownFacts): Violation[] {
  const line = withoutMarks(plainText(node))
    .replace(HOST, (whole, host: string) => (known.hasHost(host) ? " " : whole))
    .replace(/\s+/g, " ")
    .trim();
  if (ALL_LABELS.has(line.toLowerCase()) || isEntry(node)) return [];
  const quotations = quotationsIn(line)
    .filter((words) => !known.hasQuotation(words))
    .map((text): Violation => ({ kind: "quotation", text, sentence: line }));
  const readsNames = node.type !== "heading" || !isTitleCase(line, known);
  return [
    ...quotations,
    ...splitSentences(line).flatMap((one) => sentenceViolations(one, readsNames, known)),
  ];
}

const HOST = /\(([\p{L}\p{N}.-]+\.\p{L}{2,})\)/gu;

/** A line of the contents repeats a heading. */
const isEntry = (node: Nodes): boolean => {
  const [only, ...more] = "children" in node ? node.children : [];
  return only?.type === "link" && only.url.startsWith("#") && more.length === 0;
};

/** In a heading where every word has its capital, a capital tells nothing. */
const isTitleCase = (line: string, { isStopWord }: KnownFacts): boolean =>
  !line.split(" ").some((word) => word.length > 3 && /^\p{Ll}/u.test(word) && !isStopWord(word));

const QUOTED = /“([^“”]{8,900})”|„([^„“”]{8,900})[“”]|«([^«»]{8,900})»|(?<![\p{L}\p{N}])"([^"]{8,900})"/gu;
const MIN_WORDS = 3;

const quotationsIn = (line: string): string[] =>
  [...line.matchAll(QUOTED)]
    .map((match) => (match[1] ?? match[2] ?? match[3] ?? match[4] ?? "").trim())
    .filter((words) => words.split(" ").length >= MIN_WORDS);

/** Smaller ones are as often words as numbers: "the two", "one of them". */
const SMALLEST_SPELLED = 3;

function sentenceViolations(sentence: string, readsNames: boolean, known: KnownFacts): Violation[] {
  const even = evenText(sentence);
  const spelled = spelledNumbersIn(even).filter((number) => Number(number) >= SMALLEST_SPELLED);
  const numbers = [...numbersIn(even), ...spelled].filter((number) => !known.hasNumber(number));
  const names = readsNames ? namesIn(even).map((name) => nameWords(name, known.isStopWord)) : [];
  return [
    ...numbers.map((text): Violation => ({ kind: "number", text, sentence })),
    ...names
      .filter((words) => !ALL_LABELS.has(words.join(" ").toLowerCase()) && !known.hasName(words))
      .map((words): Violation => ({ kind: "name", text: words.join(" "), sentence })),
  ];
}
