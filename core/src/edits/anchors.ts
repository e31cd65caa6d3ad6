/** Where an edit says that it goes: words of the author's own text. Buttons, bylines, captions and quotations are none. */
import { isDateline } from "../article/source/dateline.ts";
import type { Edit } from "../contract/edit.ts";
import { isQuotedBlock } from "../facts/quotations/quoted-blocks.ts";
import type { LanguagePack } from "../language/language-pack.ts";
import { english } from "../language/packs/en.ts";
import { alternatives } from "../language/phrase-pattern.ts";
import type { Block, PageModel } from "../page/page-model.ts";
import { squeeze } from "../page/tree/characters.ts";
import { cuedSentence, hasCue } from "../sentences/sentence.ts";

/** What these change or prove is where it is. */
const TIED: ReadonlySet<Edit["kind"]> = new Set<Edit["kind"]>(["note", "title", "technical"]);

/** Without its place where that lies in one of them. The edit is about the page as a whole then. */
export function withFirmPlace(edit: Edit, page: PageModel, pack: LanguagePack | null): Edit {
  const isTied = TIED.has(edit.kind) || edit.steps.some((step) => step.do !== "insert");
  if (isTied || edit.at === null || mayAnchor(edit.at, page, pack)) return edit;
  return { ...edit, at: null, before: edit.before === edit.at ? null : edit.before };
}

function mayAnchor(at: string, page: PageModel, pack: LanguagePack | null): boolean {
  const words = squeeze(at);
  const holders = page.blocks.filter(({ text }) => squeeze(text).includes(words));
  return holders.length === 0 || holders.some((block) => !isApart(block, at, page, pack));
}

const isApart = (block: Block, at: string, page: PageModel, pack: LanguagePack | null): boolean =>
  block.kind === "image" ||
  isQuotedBlock(page, block.index) ||
  isDateline(at) ||
  isDateline(block.text) ||
  isControl(at, page) ||
  isCaption(block, page, pack) ||
  isNotice(block, pack) ||
  isInMarks(block.text, at);

const isControl = (at: string, { interactive }: PageModel): boolean =>
  interactive.some(({ kind, label }) => kind === "button" && label?.trim() === at.trim());

const MAX_LINE_WORDS = 40;
const SOURCE_LINE = new RegExp(
  `\\b${alternatives([...english.phrases("pictureWord"), "source"])}\\b[^.]{0,40}:?[^.]{0,40}$|^(?:figure|fig\\.|photo|image)\\s?\\d*[:.]`,
  "i",
);

/** A line below a picture that says what it shows or whose it is. */
function isCaption(block: Block, { blocks }: PageModel, pack: LanguagePack | null): boolean {
  const above = blocks[blocks.indexOf(block) - 1];
  if (above?.kind !== "image" || block.kind !== "paragraph") return false;
  if (block.text.split(/\s+/).length > MAX_LINE_WORDS) return false;
  return SOURCE_LINE.test(block.text) || hasCue(cuedSentence(block.text, pack), "credit");
}

/** "We review what we recommend, and may earn a commission." */
const isNotice = ({ kind, text }: Block, pack: LanguagePack | null): boolean =>
  kind === "paragraph" &&
  text.split(/\s+/).length <= MAX_LINE_WORDS &&
  hasCue(cuedSentence(text, pack), "disclosure");

/** Within the quotation marks of a paragraph. */
function isInMarks(text: string, at: string): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(at)));
  const count = (sign: RegExp) => (before.match(sign) ?? []).length;
  return text.includes(at) && (count(/[“„]/g) > count(/”/g) || count(/"/g) % 2 === 1);
}
