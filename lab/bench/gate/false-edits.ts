/**
 * False edits, made from a page and its good proposals by a program: something is exchanged between two of its sentences or turned
 * round, or a sentence that tells something is struck. What might still be true is left out. It shares no rule with the gate.
 */

import { splitSentences } from "../../../core/src/facts/text/split-sentences.ts";
import type { GatedPart } from "../../../core/src/gate/gate.ts";
import { chancesFrom, shuffled } from "../../learn/seeded.ts";
import type { ProposedPage } from "./proposed-edits.ts";
import { ends, limits, negated, units } from "./turned-words.ts";

export type FalseEdit = {
  way: string;
  part: GatedPart;
  /** The words that it was made from. */
  from: string;
  /** A sentence of the page, a part of one, or one that the model worded. */
  source: "page" | "part" | "model";
};

/** `group`: the heading it stands below. */
type Said = { text: string; group: string; index: number; source: FalseEdit["source"] };

const PER_WAY = 3;
const SEED = 28;
const SOURCES: readonly FalseEdit["source"][] = ["page", "part", "model"];

export function falseEdits(page: ProposedPage): FalseEdit[] {
  const random = chancesFrom(SEED + Number(page.id));
  const said = saidOn(page);
  const composed = composedFor(page);
  const brief = said.flatMap(shortened);
  const ways: Record<string, () => FalseEdit[]> = {
    figure: () => [...said, ...composed, ...brief].flatMap((one) => otherFigure(one, said)),
    name: () => [...said, ...composed, ...brief].flatMap((one) => otherName(one, page, said)),
    denial: () => [...composed, ...said, ...brief].flatMap((one) => as("denial", one, negated(one.text))),
    limit: () => [...composed, ...said, ...brief].flatMap((one) => as("limit", one, limits(one.text))),
    superlative: () =>
      [...composed, ...said, ...brief].flatMap((one) => as("superlative", one, ends(one.text))),
    unit: () => [...composed, ...said, ...brief].flatMap((one) => as("unit", one, units(one.text))),
    subject: () => [
      ...said.flatMap((one, at) => otherSubject(one, said, at)),
      ...brief.flatMap((one, at) => otherSubject(one, brief, at)),
    ],
    entry: () => otherReasons(page, said),
    heading: () => otherHeadings(page),
    strike: () => toldSentences(page, said),
  };
  return Object.values(ways).flatMap((make) => {
    const found = make();
    return SOURCES.flatMap((source) =>
      shuffled(
        found.filter((one) => one.source === source),
        random,
      ).slice(0, PER_WAY),
    );
  });
}

/** First clauses of the page's sentences, unchanged: what the gate ought to let through. */
export const trueParts = (page: ProposedPage): GatedPart[] =>
  saidOn(page)
    .flatMap(shortened)
    .map(({ text }) => ({ add: "sentence", text }));

const as = (way: string, { text, source }: Said, changed: string | null): FalseEdit[] =>
  changed === null || changed === text
    ? []
    : [{ way, part: { add: "sentence", text: changed }, from: text, source }];

const MIN_WORDS = 6;
const MAX_WORDS = 40;
const LEANS =
  /^(?:it|its|this|that|these|those|they|he|she|his|her|their|but|and|so|then|also|however|which|or|for example)\b/i;
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];

function saidOn({ gate }: ProposedPage): Said[] {
  return gate.sentences
    .filter(({ block }) => block.kind === "paragraph" || block.kind === "list")
    .map(({ text, heads, index }) => ({ text, group: heads[0]?.text ?? "", index, source: "page" as const }))
    .filter(({ text }) => {
      const count = words(text).length;
      return (
        count >= MIN_WORDS &&
        count <= MAX_WORDS &&
        !LEANS.test(text) &&
        /[.!]$/.test(text) &&
        /^[\p{Lu}\d]/u.test(text)
      );
    });
}

/** Its first clause alone: true, and no longer the page's own sentence. */
function shortened(one: Said): Said[] {
  const [, clause = ""] = SHORT.exec(one.text) ?? [];
  const isMuchShorter = words(clause).length <= MAX_KEPT * words(one.text).length;
  if (words(clause).length < MIN_WORDS || !isMuchShorter || DEPENDS.test(clause)) return [];
  return [{ ...one, text: `${clause}.`, source: "part" }];
}

const SHORT = /^(.+?)(?:, | which | because | while | so that | and (?=\p{L}+s\b)| but )/u;
const MAX_KEPT = 0.75;
/** "If it rains", "While some": not a sentence without the rest. */
const DEPENDS =
  /^(?:if|when|while|as|although|though|since|because|for|in|with|by|to|at|on|from|whether|once|unless|after|before)\b/i;

/** Sentences of the model's good answers and key points that aren't the page's own. */
function composedFor({ proposals, gate }: ProposedPage): Said[] {
  return proposals
    .filter(({ kind, editor }) => editor === "yes" && (kind === "answer" || kind === "takeaways"))
    .flatMap(({ text }) =>
      text.split("\n").flatMap((line) => splitSentences(line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, ""))),
    )
    .filter((text) => words(text).length >= MIN_WORDS && !gate.holds(text))
    .map((text) => ({ text, group: "", index: -1, source: "model" }));
}

const FIGURE = /(?<![\p{L}\d.,-])([$€£]?)(\d[\d.,]*\d|\d)(%?)(?![\p{L}\d-])/gu;
const figuresIn = (text: string) =>
  [...text.matchAll(FIGURE)].map((match) => ({
    all: match[0],
    sign: `${match[1]}${match[3]}`,
    at: match.index,
  }));

/** A figure of another section in the place of this one. */
function otherFigure(one: Said, said: readonly Said[]): FalseEdit[] {
  const [own] = figuresIn(one.text);
  if (!own) return [];
  const near = said.filter(
    ({ group, index }) => (one.index >= 0 && group === one.group) || Math.abs(index - one.index) < 3,
  );
  const taken = new Set(
    [...figuresIn(one.text), ...near.flatMap(({ text }) => figuresIn(text))].map(({ all }) => all),
  );
  const other = said
    .filter(({ text }) => text !== one.text && !one.text.includes(text))
    .flatMap(({ text }) => figuresIn(text))
    .find(({ all, sign }) => sign === own.sign && !taken.has(all));
  if (!other) return [];
  const text = one.text.slice(0, own.at) + other.all + one.text.slice(own.at + own.all.length);
  return as("figure", one, text);
}

/** Headings of at most four words that the text below calls by name: the entries of a list. */
function entriesOf({ gate }: ProposedPage): string[] {
  const heads = gate.headings.map(({ text }) => text.replace(/^\s*(?:\d+[.):]|#\d+)\s*/, "").trim());
  const body = gate.sentences.map(({ text }) => text).join(" ");
  return [...new Set(heads)].filter((name) => {
    const count = words(name).length;
    if (
      count < 1 ||
      count > 4 ||
      !/^\p{Lu}/u.test(name) ||
      /[?:]/.test(name) ||
      /^(?:best|top|how|what|why|the|our|extra)\b/i.test(name)
    )
      return false;
    return body.includes(` ${name} `) && !body.includes(` ${name.toLowerCase()} `);
  });
}

const COMMON = 0.5;
const isAlike = (one: string, other: string): boolean => {
  const long = words(one).filter((word) => word.length > 3);
  const there = new Set(words(other));
  return long.filter((word) => there.has(word)).length >= COMMON * long.length;
};

/** Another entry in the place of the one that is meant, where nothing similar is said of it. */
function otherName(one: Said, page: ProposedPage, said: readonly Said[]): FalseEdit[] {
  const entries = entriesOf(page);
  const own = entries.find((name) => one.text.startsWith(`${name} `));
  if (!own) return [];
  const rest = one.text.replace(own, "");
  const other = entries.find(
    (name) =>
      !name.includes(own) &&
      !own.includes(name) &&
      !one.text.includes(name) &&
      !said.some(({ text, group }) => (text.includes(name) || group.includes(name)) && isAlike(rest, text)),
  );
  return other ? as("name", one, one.text.replace(own, other)) : [];
}

const PREDICATE =
  /^(?<subject>(?:[\p{L}\p{N}'’-]+ ){1,5})(?<verb>is|are|was|were|can|should|will|costs|offers|has|lets|helps|provides|includes|makes|takes|requires) (?<rest>.{15,})$/u;
const predicateOf = ({ text }: Said) => PREDICATE.exec(text)?.groups;
const EMPTY_SUBJECT =
  /^(?:there|here|whether|whenever|everyone|this|that|what|who|how|when|where|why|if|as|one|some|many|most|all|i|we|you|my|our|your|another|each|both|no|in|on|for|with|to|the (?:first|second|third|best|next|other|most|key|main|point|idea|goal|problem|answer|same|only|rest)|a (?:good|great))\b/i;

/** What is said of one thing, said of another. */
function otherSubject(one: Said, said: readonly Said[], at: number): FalseEdit[] {
  const own = predicateOf(one);
  if (!own || EMPTY_SUBJECT.test(own.subject ?? "")) return [];
  for (let step = 1; step < said.length; step++) {
    const other = said[(at + step * 7) % said.length];
    const theirs = other && other.group !== one.group ? predicateOf(other) : undefined;
    if (!other || !theirs || EMPTY_SUBJECT.test(theirs.subject ?? "")) continue;
    if (
      own.verb !== theirs.verb ||
      isAlike(own.subject ?? "", other.text) ||
      isAlike(theirs.subject ?? "", one.text)
    )
      continue;
    const subject = (own.subject ?? "").trim();
    if (said.some(({ text }) => text.includes(subject) && isAlike(theirs.rest ?? "", text))) continue;
    return as("subject", { ...one, text: other.text }, `${subject} ${theirs.verb} ${theirs.rest}`);
  }
  return [];
}

/** "Name: reason" with the reason of another entry. */
function otherReasons(page: ProposedPage, said: readonly Said[]): FalseEdit[] {
  const entries = entriesOf(page);
  const ownReason = (name: string) =>
    said.find(
      ({ group, text }) =>
        group.includes(name) && entries.every((other) => !text.includes(other)) && words(text).length < 25,
    );
  const made = entries.flatMap((name, at): FalseEdit[] => {
    const other = entries[(at + 1) % entries.length] ?? name;
    const reason = ownReason(other);
    if (
      other === name ||
      !reason ||
      said.some(
        ({ group, text }) => (group.includes(name) || text.includes(name)) && isAlike(reason.text, text),
      )
    )
      return [];
    return [
      {
        way: "entry",
        part: { add: "entry", text: `${name}: ${reason.text}` },
        from: `${other}: ${reason.text}`,
        source: "page",
      },
    ];
  });
  const listed = page.proposals
    .filter(({ kind, editor }) => kind === "answer" && editor === "yes")
    .flatMap(({ text }) => swappedLines(text.split("\n")));
  return [...made, ...listed];
}

/** The reasons of two lines of a good list, exchanged. */
function swappedLines(lines: readonly string[]): FalseEdit[] {
  const pairs = lines.map((line) => /^(?<name>[^:]{2,60}): (?<reason>.+)$/.exec(line)?.groups);
  return pairs.flatMap((one, at): FalseEdit[] => {
    const other = pairs[(at + 1) % pairs.length];
    if (!one || !other || one === other || isAlike(one.reason ?? "", other.reason ?? "")) return [];
    return [
      {
        way: "entry",
        part: { add: "entry", text: `${one.name}: ${other.reason}` },
        from: `${other.name}: ${other.reason}`,
        source: "model",
      },
    ];
  });
}

/** The name of another entry above a section that doesn't speak of it. */
function otherHeadings(page: ProposedPage): FalseEdit[] {
  const { gate } = page;
  const entries = entriesOf(page);
  return gate.headings.flatMap(({ text, blockAt, block }): FalseEdit[] => {
    if (block.level === 1 || !entries.includes(text)) return [];
    const section = gate.sentences.filter(({ heads }) => heads[0]?.text === text);
    const other = entries.find(
      (name) =>
        name !== text && !gate.title.includes(name) && !section.some((one) => one.text.includes(name)),
    );
    if (!other || section.length === 0) return [];
    return [
      {
        way: "heading",
        part: { add: "heading", text: other, from: blockAt + 1, isTitle: false, old: text },
        from: text,
        source: "page",
      },
    ];
  });
}

const TELLS =
  /\b(?:should|must|avoid|never|don['’]t|make sure|careful|because|means|costs?|requires?|risk|instead|prevents?|causes?|recommend)\b|\d/i;
const FILLS =
  /\b(?:subscribe|sign up|newsletter|share|comments?|in this (?:article|guide|post|tutorial)|this (?:article|guide|post)|read on|click|follow (?:me|us)|let us|let['’]s|you['’]ll (?:learn|find)|check out|below|download|hope|thank|welcome|contact|join|get started|affiliate|commission|visit)\b|[?:]$/i;

/** Advice, warnings and facts, struck. A sentence that is said twice can go, and so can one that asks for a click. */
function toldSentences({ gate }: ProposedPage, said: readonly Said[]): FalseEdit[] {
  return gate.sentences.flatMap(({ id, text, block }): FalseEdit[] => {
    const isSaidTwice = said.some((other) => other.text !== text && repeats(text, other.text));
    if (
      block.kind !== "paragraph" ||
      !TELLS.test(text) ||
      FILLS.test(text) ||
      isSaidTwice ||
      words(text).length < MIN_WORDS
    )
      return [];
    return [{ way: "strike", part: { remove: id, as: "filler" }, from: text, source: "page" }];
  });
}

const REPEATED = 0.7;
const repeats = (one: string, other: string): boolean => {
  const long = words(one).filter((word) => word.length > 3);
  const there = new Set(words(other));
  return long.length > 0 && long.filter((word) => there.has(word)).length >= REPEATED * long.length;
};
