/** Steps that a model sets as a list. Every word stays, apart from those that only count. */

import { withoutListMark } from "../../../facts/text/numbering.ts";
import { splitSentences } from "../../../facts/text/split-sentences.ts";
import { english } from "../../../language/packs/en.ts";
import { alternatives } from "../../../language/phrase-pattern.ts";
import { wordsOf } from "../../../language/words.ts";
import { plain } from "../../article-blocks.ts";
import { asList } from "../../edits/edit-forms.ts";
import { piecesOf } from "../find-passage.ts";
import { linesOf } from "../new-statements.ts";
import type { KindMaker } from "./kind-maker.ts";
import { hasLink, wholeBlocks } from "./whole-blocks.ts";

const MIN_ITEMS = 3;
/** Words that only count the steps where they open one; a numbered list does that by itself. */
const COUNTING = new RegExp(
  `^(?:(?:${alternatives(english.phrases("counting"))}|step \\d{1,2}|\\d{1,2}[.):])[,:]?\\s+)+`,
  "i",
);
/** They join two steps in one sentence, and nothing is lost with them. */
const JOINING = new Set(["and", "then"]);

const countless = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => piece.trim().replace(COUNTING, ""))
    .flatMap((piece) => wordsOf(piece.toLowerCase()))
    .filter((word) => !JOINING.has(word))
    .join(" ");

export const stepsAsList: KindMaker = ({ quotes, text }, tools, id) => {
  const whole = wholeBlocks(quotes, tools, ["paragraph"]);
  if ("fault" in whole) return whole.fault;
  const { blocks } = whole;
  const { pack } = tools.context.facts.language();
  const lines = linesOf(text).map((line) => withoutListMark(line, pack));
  if (lines.length < MIN_ITEMS) return "no-change";
  if (countless(lines.flatMap(splitSentences)) !== countless(blocks.flatMap(piecesOf)))
    return "changes-meaning";
  if (hasLink(blocks)) return "torn";
  return asList(blocks, { id, items: lines.map(plain), isOrdered: true });
};
