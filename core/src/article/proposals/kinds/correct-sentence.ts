/** One sentence that a model words anew: a slip of spelling, or words that the page supports. */
import type { Doubt } from "../../../contract/edit.ts";
import { evenWords } from "../../../gate/gate-page.ts";
import { numbersIn } from "../../../gate/statements/even-text.ts";
import { wordsOf } from "../../../language/words.ts";
import { type ArticleBlock, type Run, sentenceId, type Words } from "../../article-blocks.ts";
import { correctionOf } from "../new-statements.ts";
import type { ProposalFault } from "../proposal-faults.ts";
import { type KindMaker, passed, type Tools, withDoubt } from "./kind-maker.ts";
import { quotedSentences } from "./quoted-sentences.ts";

export const correctSentence: KindMaker = ({ quotes, text }, tools) => {
  const found = quotedSentences(quotes.slice(0, 1), tools, { kinds: ["paragraph", "list"] });
  if ("fault" in found) return found.fault;
  const [sentence, ...more] = found.sentences;
  if (!sentence || more.length > 0) return "torn";
  const corrected = correctionOf(text);
  if (corrected === "" || corrected === sentence.text) return "no-change";
  const words = withLinks(sentence.words, corrected);
  if (words === null) return "torn";
  const checked = isSlip(sentence.text, corrected)
    ? slipCheck(sentence.text, corrected, tools)
    : passed([{ add: "sentence" as const, text: corrected }], tools);
  if ("fault" in checked) return checked.fault;
  if (numbersIn(sentence.text).some((number) => !numbersIn(corrected).includes(number))) return "drops-fact";
  const [id = ""] = sentence.id.split(".");
  const block = tools.context.source.blocks.find((one) => one.id === id);
  const changed = block && withPiece(block, sentence.id, words);
  if (!changed) return "torn";
  return withDoubt(
    {
      kind: "correction",
      title: "A sentence is corrected",
      reason: "It says the same, and readers understand it at once.",
      before: sentence.text,
      after: corrected,
      place: id,
      steps: [{ do: "replace", blocks: [id], by: [changed] }],
    },
    checked.doubt,
  );
};

/** The corrected words with the links that the sentence had; null where the text of a link is gone. */
function withLinks(old: Words, corrected: string): Words | null {
  const words: Run[] = [];
  let rest = corrected;
  for (const run of old.filter(({ href }) => href !== undefined)) {
    const at = rest.indexOf(run.text);
    if (at < 0) return null;
    if (at > 0) words.push({ text: rest.slice(0, at) });
    words.push(run);
    rest = rest.slice(at + run.text.length);
  }
  return rest === "" ? words : [...words, { text: rest }];
}

/** Null for a block that has no sentences or items. */
function withPiece(block: ArticleBlock, id: string, words: Words): ArticleBlock | null {
  const isIt = (at: number) => sentenceId(block.id, at) === id;
  if (block.kind === "paragraph")
    return { ...block, sentences: block.sentences.map((old, at) => (isIt(at) ? words : old)) };
  if (block.kind === "list")
    return { ...block, items: block.items.map((item, at) => (isIt(at) ? { ...item, words } : item)) };
  return null;
}

/** A letter or two turn "increase" into "decrease" as well, so only marks and capitals are corrected without a look at them. */
function slipCheck(
  old: string,
  corrected: string,
  { gate }: Tools,
): { doubt: Doubt | null } | { fault: ProposalFault } {
  const isSame = wordsOf(old).join(" ").toLowerCase() === wordsOf(corrected).join(" ").toLowerCase();
  const follows = gate.verdicts.get(evenWords(corrected));
  if (follows === "no") return { fault: "changes-meaning" };
  return { doubt: isSame || follows === "yes" ? null : { why: "changes-meaning", quote: old } };
}

const MAX_SLIPS = 3;
const MAX_LETTERS = 2;

/** The same words, a few of them with another letter or two. No word is added, left out or made a number. */
function isSlip(old: string, corrected: string): boolean {
  const [was, is] = [wordsOf(old), wordsOf(corrected)];
  if (was.length !== is.length) return false;
  const changed = was.flatMap((word, at) => (word === is[at] ? [] : [[word, is[at] ?? ""] as const]));
  const isSmall = ([one, other]: readonly [string, string]) =>
    !/\d/.test(one + other) && one.length > MAX_LETTERS && lettersApart(one, other) <= MAX_LETTERS;
  return changed.length <= MAX_SLIPS && changed.every(isSmall);
}

function lettersApart(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, wanted] of [...other].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
