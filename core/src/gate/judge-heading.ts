/** Whether a heading promises only what its section says. A capital in a heading makes no name. */
import { wordsOf } from "../language/words.ts";
import type { GatePage } from "./gate-page.ts";
import { statementOf } from "./statements/statement.ts";
import { doubt, fault, type GateVerdict, OK } from "./verdict.ts";

const MAX_WORDS = 16;
const NOT_HEADING = /[<>[\]`|\p{Cc}]|https?:|www\.|[.]$/u;
const MIN_FROM_SECTION = 0.85;
const MIN_IN_DOUBT = 0.5;

export type NewHeading = {
  text: string;
  /** Number of the first block below it, and whether it is the page's own title. */
  from: number;
  isTitle: boolean;
  /** The heading that it replaces. */
  old: string;
};

export function judgeHeading({ text, from, isTitle, old }: NewHeading, page: GatePage): GateVerdict {
  const count = wordsOf(text).length;
  if (count === 0 || (count > MAX_WORDS && !isTitle) || NOT_HEADING.test(text.trim()))
    return fault("not-plain", text);
  const claim = statementOf(text, page.lexicon);
  const section = sectionOf(from, isTitle, page);
  const said = [...section, ...[old, page.title, page.question].map((one) => statementOf(one, page.lexicon))];
  const quote = section[0]?.text ?? text;
  const values = new Set(said.flatMap(({ figures }) => figures.map(({ value }) => value)));
  if (claim.figures.some(({ value }) => !values.has(value))) return fault("adds-fact", quote);
  const known = new Set(said.flatMap(({ stems }) => stems));
  const stems = [...new Set(claim.stems.filter((stem) => stem !== null))];
  const missing = stems.filter((stem) => !known.has(stem));
  const names = claim.tokens.filter(
    ({ written }, at) => missing.includes(claim.stems[at] ?? "") && isOwnName(written, page),
  );
  if (names.length > 0) return fault("wrong-pair", quote);
  const denied = (one: typeof claim) => one.marks.some(({ role }) => role === "denial");
  if (denied(claim) && !said.some(denied)) return fault("changes-meaning", quote);
  const ends = claim.marks.filter(({ role }) => role === "superlative" || role === "absolute");
  const words = new Set(said.flatMap(({ tokens }) => tokens.map(({ word }) => word)));
  if (ends.some(({ phrase }) => !phrase.split(" ").every((word) => words.has(word))))
    return fault("changes-meaning", quote);
  const share = 1 - missing.length / Math.max(1, stems.length);
  if (share >= MIN_FROM_SECTION) return OK;
  return share >= MIN_IN_DOUBT ? doubt("adds-fact", quote) : fault("adds-fact", quote);
}

/** A word that the page uses as a name elsewhere. */
const isOwnName = (written: string, page: GatePage): boolean =>
  page.byStem.has(page.lexicon.stem(written) ?? "") && page.isName(written);

/** What follows, up to the next heading; for the title, the whole page. */
function sectionOf(from: number, isTitle: boolean, page: GatePage) {
  if (isTitle) return [...page.headings, ...page.sentences].map(({ statement }) => statement);
  const end = page.blocks.findIndex(({ kind }, at) => kind === "heading" && at > from);
  return page.sentences
    .filter(({ blockAt }) => blockAt >= from && (end < 0 || blockAt < end))
    .map(({ statement }) => statement);
}
