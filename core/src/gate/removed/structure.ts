/** What removing and moving must not break: introductions keep what they introduce, headings their text, sentences what they refer to. */
import { isQuestion } from "../../language/is-question.ts";
import { fillerKind } from "../../sentences/filler.ts";
import type { GateBlock, GatePage, PageSentence } from "../gate-page.ts";
import { doubt, fault, type GateVerdict, OK, worstOf } from "../verdict.ts";

const ENDS_OPEN = /[:：]["”')]*$/;

export function judgeGap(one: PageSentence, gone: ReadonlySet<string>, page: GatePage): GateVerdict {
  return worstOf([
    torn(one, gone, page),
    announced(one, gone, page),
    emptied(one, gone, page),
    dangling(one, gone, page),
  ]);
}

const stays = ({ pieces }: GateBlock, gone: ReadonlySet<string>): boolean =>
  pieces.length === 0 || pieces.some(({ id }) => !gone.has(id));

function torn(one: PageSentence, gone: ReadonlySet<string>, page: GatePage): GateVerdict {
  const next = page.blocks[one.blockAt + 1];
  const isLast = one.block.pieces.at(-1)?.id === one.id;
  const introduces =
    ENDS_OPEN.test(one.text.trim()) && isLast && next !== undefined && next.kind !== "paragraph";
  if (introduces && next.kind !== "heading" && stays(next, gone)) return fault("torn", one.text);
  // The reply to a question that stays.
  const before = page.sentences[(page.placeOf.get(one) ?? 0) - 1];
  const replies = before?.block === one.block && isQuestion(before.text) && fillerKind(before.cued) === null;
  return replies && !gone.has(before.id) ? fault("torn", before.text) : OK;
}

/** "Further reading:" would be followed by nothing. */
function announced(one: PageSentence, gone: ReadonlySet<string>, { blocks }: GatePage): GateVerdict {
  const before = blocks[one.blockAt - 1];
  const last = before?.pieces.at(-1);
  if (!before || before.kind === "heading" || !last || gone.has(last.id) || stays(one.block, gone)) return OK;
  return ENDS_OPEN.test(last.text.trim()) ? fault("empty-section", last.text) : OK;
}

/** A heading that would be followed by nothing. */
function emptied(one: PageSentence, gone: ReadonlySet<string>, { blocks }: GatePage): GateVerdict {
  const start = blocks.findLastIndex(({ kind }, at) => kind === "heading" && at < one.blockAt);
  const heading = blocks[start];
  if (!heading) return OK;
  const end = blocks.findIndex(({ kind }, at) => kind === "heading" && at > one.blockAt);
  const section = blocks.slice(start + 1, end < 0 ? undefined : end);
  return section.some((block) => stays(block, gone))
    ? OK
    : fault("empty-section", heading.pieces[0]?.text ?? "");
}

/** The next sentence that stays began with "it" or "but", and what it meant would be gone. */
function dangling(one: PageSentence, gone: ReadonlySet<string>, page: GatePage): GateVerdict {
  const at = page.placeOf.get(one) ?? 0;
  const next = page.sentences[at + 1];
  if (!next || gone.has(next.id) || next.block.kind !== "paragraph") return OK;
  if (!next.isLeaning || next.blockAt > one.blockAt + 1) return OK;
  const before = page.sentences[at - 1];
  const keepsBefore = before?.block === one.block && !gone.has(before.id);
  // What "these projects" names is said before, and a sentence of the same paragraph may be what "it" means.
  if (keepsBefore || namesItself(next, gone, page)) return doubt("dangling", next.text);
  return fault("dangling", next.text);
}

const FIRST_WORDS = 6;

/** "Most of these easy projects": the noun is there, and on the page before it. */
function namesItself(next: PageSentence, gone: ReadonlySet<string>, page: GatePage): boolean {
  const stems = next.statement.stems.slice(0, FIRST_WORDS).filter((stem) => stem !== null);
  const earlier = page.sentences.filter(({ index, id }) => index < next.index && !gone.has(id));
  return stems.some(
    (stem) => page.topic.has(stem) || earlier.some(({ statement }) => statement.stems.includes(stem)),
  );
}
