/** What an edit must not break: introductions keep what they introduce, headings their text, sentences what they refer to. */
import { isQuestion } from "../../language/is-question.ts";
import type { LanguagePack } from "../../language/language-pack.ts";
import { leansBack } from "../../sentences/leans-back.ts";
import { cuedSentence } from "../../sentences/sentence.ts";
import type { ArticleBlock } from "../article-blocks.ts";
import { evenWords, piecesOf } from "./find-passage.ts";
import type { ProposalFault } from "./proposal-faults.ts";

/** The first fault that the edited text has and the author's text doesn't; null if there is none. */
export function brokenBy(
  source: readonly ArticleBlock[],
  edited: readonly ArticleBlock[],
  pack: LanguagePack | null,
): ProposalFault | null {
  return emptyPart(source, edited) ?? tornPart(source, edited) ?? danglingSentence(source, edited, pack);
}

const ENDS_OPEN = /[:：]["”')]*$/;
const lastWords = (block: ArticleBlock | undefined): string =>
  (block && piecesOf(block).at(-1)?.trim()) || "";

/** Headings and introductions that are followed by nothing of theirs. */
function emptyIds(blocks: readonly ArticleBlock[]): Set<string> {
  const ids = new Set<string>();
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    if (block.kind === "heading" && (!next || (next.kind === "heading" && next.level <= block.level)))
      ids.add(block.id);
    const isIntroduction = block.kind === "paragraph" && ENDS_OPEN.test(lastWords(block));
    if (isIntroduction && (!next || next.kind === "heading")) ids.add(block.id);
  }
  return ids;
}

function emptyPart(source: readonly ArticleBlock[], edited: readonly ArticleBlock[]): ProposalFault | null {
  const before = emptyIds(source);
  return [...emptyIds(edited)].some((id) => !before.has(id)) ? "empty-section" : null;
}

/** What a list, table or code block is introduced by, and which sentence replies to each question. */
function pairsIn(blocks: readonly ArticleBlock[]): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const [at, block] of blocks.entries()) {
    const introduction = lastWords(blocks[at - 1]);
    if (block.kind !== "paragraph" && block.kind !== "heading" && ENDS_OPEN.test(introduction))
      pairs.set(`block ${block.id}`, introduction);
    if (block.kind === "paragraph")
      for (const [place, text] of piecesOf(block).entries())
        if (isQuestion(text)) pairs.set(`reply ${evenWords(text)}`, replyTo(blocks, at, place));
  }
  return pairs;
}

const replyTo = (blocks: readonly ArticleBlock[], at: number, place: number): string => {
  const block = blocks[at];
  const next = blocks[at + 1];
  return (block && piecesOf(block)[place + 1]) ?? (next && piecesOf(next)[0]) ?? "";
};

function tornPart(source: readonly ArticleBlock[], edited: readonly ArticleBlock[]): ProposalFault | null {
  const after = pairsIn(edited);
  const kept = new Set(edited.map(({ id }) => id));
  for (const [key, other] of pairsIn(source)) {
    const isGone = key.startsWith("block ") && !kept.has(key.slice("block ".length));
    const now = after.get(key);
    // A question that left with its reply, or a list that was replaced, isn't a broken pair.
    if (isGone || (key.startsWith("reply ") && now === undefined)) continue;
    if (now !== other) return "torn";
  }
  return null;
}

/** Each sentence that needs the one before it, with that one. */
function leaningIn(blocks: readonly ArticleBlock[], pack: LanguagePack | null): Map<string, Set<string>> {
  const leaning = new Map<string, Set<string>>();
  let before = "";
  for (const block of blocks)
    for (const text of piecesOf(block)) {
      const isText = block.kind === "paragraph";
      if (isText && leansBack(cuedSentence(text.trim(), pack))) {
        const known = leaning.get(text) ?? new Set();
        leaning.set(text, known.add(before));
      }
      before = text;
    }
  return leaning;
}

function danglingSentence(
  source: readonly ArticleBlock[],
  edited: readonly ArticleBlock[],
  pack: LanguagePack | null,
): ProposalFault | null {
  const before = leaningIn(source, pack);
  for (const [text, predecessors] of leaningIn(edited, pack)) {
    const known = before.get(text);
    if ([...predecessors].some((one) => !known?.has(one))) return "dangling";
  }
  return null;
}
