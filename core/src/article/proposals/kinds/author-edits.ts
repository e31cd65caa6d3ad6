/** What a model asks of the author: facts, a title, and notes. Only a title changes the text, where it is the main heading. */
import { mayHold } from "../../../advice/edits/unread-parts.ts";
import { isOneOf } from "../../../contract/lists/is-one-of.ts";
import { EDIT_TOPICS, type EditTopic, type Kind } from "../../../contract/reading.ts";
import { evenWords } from "../../../gate/gate-page.ts";
import { siteOf } from "../../../page/site-of.ts";
import { isShown } from "../../../reading/language-model/page-for-model.ts";
import { cuedSentence, hasCue } from "../../../sentences/sentence.ts";
import type { BlockOf } from "../../article-blocks.ts";
import { TITLE_ID } from "../../source/article-source.ts";
import { isSayable, isShowable } from "../shown-reason.ts";
import { type KindMaker, passed, type Tools, withDoubt } from "./kind-maker.ts";
import { quotedSentences } from "./quoted-sentences.ts";

const MAX_QUOTES = 4;
const MAX_NEEDS_CHARS = 200;
const MAX_DO_CHARS = 320;

/** The lines above the text as a model gets them: "Updated: May 2, 2026", "Link: the survey (example.org)". */
const DETAIL = /^\p{Lu}\p{Ll}+: /u;
const LINK_HOST = / \([^()\s]+\)$/;

/** Cells of a row are quoted with the lines between them. */
const isOnPage = (quotes: readonly string[], { gate, context }: Tools): boolean =>
  quotes.every((quote) => {
    if (gate.holds(quote)) return true;
    const words = DETAIL.test(quote) ? quote.replace(DETAIL, "").replace(LINK_HOST, "") : quote;
    const cells = words.split(/\s*[|\n]\s*/).filter((cell) => cell !== "");
    return cells.length > 0 && cells.every((cell) => gate.holds(cell) || isShown(context.page, cell));
  });

const isTopic = isOneOf(EDIT_TOPICS);

/** In a part that isn't read, or as the link of the words that are said to lack a source: a model sees few links. */
const mayBeThere = (about: string, quotes: readonly string[], tools: Tools): boolean =>
  isTopic(about) &&
  (mayHold(about, tools.context.page) || (ABOUT_SOURCES.has(about) && isSourced(quotes, tools)));

const ABOUT_SOURCES: ReadonlySet<EditTopic> = new Set<EditTopic>(["figures_sourced", "outside_sources"]);

function isSourced(quotes: readonly string[], tools: Tools): boolean {
  const found = quotedSentences(quotes.slice(0, 1), tools);
  const own = siteOf(tools.context.page.url);
  return (
    !("fault" in found) &&
    found.sentences.some(({ words }) =>
      words.some(({ href }) => href !== undefined && /^https?:/.test(href) && siteOf(href) !== own),
    )
  );
}

/** These present what their author makes, sells or did. */
const OF_AUTHOR: ReadonlySet<Kind> = new Set<Kind>(["product", "service", "home", "case-study"]);

/** Whether it is about the author's own product, work, data or experience. Anybody could look up the rest. */
function speaksOfOwn(text: string, { context, gate }: Tools): boolean {
  const cued = cuedSentence(text, gate.lexicon.pack);
  const isSaid = (["singularSelf", "pluralSelf", "experience"] as const).some((cue) => hasCue(cued, cue));
  return isSaid || /\byours?\b/i.test(text) || OF_AUTHOR.has(context.reading.kind);
}

/** A fact that the page lacks. Where its place is quoted, the words are on the page. */
export const askForFacts: KindMaker = (
  { quotes, needs = "", fault = "", about = "", do: todo = "" },
  tools,
) => {
  const asked = needs
    .replace(/^you need:?\s*/i, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.]$/, "");
  const { context } = tools;
  if (!isSayable(fault, context) || !isShowable(asked, context, MAX_NEEDS_CHARS)) return "not-plain";
  if (!isOnPage(quotes.slice(0, 1), tools)) return "not-on-page";
  if (mayBeThere(about, quotes, tools)) return "may-be-there";
  const isOwn = about === "first_hand" || speaksOfOwn([asked, fault, quotes[0] ?? ""].join(" "), tools);
  return {
    kind: "facts",
    title: isOwn ? "A fact that only you have" : "A fact that readers look for",
    reason: "",
    fault,
    needs: asked,
    ...(isShowable(oneLine(todo), context, MAX_DO_CHARS) && { do: oneLine(todo) }),
    before: quotes[0] ?? null,
    after: null,
    place: null,
    steps: [],
  };
};

const oneLine = (words: string): string => words.replace(/\s+/g, " ").trim();

/** What the model asks for first, in words. Its place is on the page, and what may be in a part that isn't read isn't missing. */
export const askForChange: KindMaker = ({ quotes, fault = "", about = "", do: todo = "" }, tools) => {
  const { context } = tools;
  const asked = oneLine(todo);
  if (!isSayable(fault, context) || !isShowable(asked, context, MAX_DO_CHARS)) return "not-plain";
  if (!isOnPage(quotes, tools)) return "not-on-page";
  if (mayBeThere(about, quotes, tools)) return "may-be-there";
  return {
    kind: "facts",
    title: "What an editor would change first",
    reason: "",
    fault,
    do: asked,
    before: quotes[0] ?? null,
    after: null,
    place: null,
    steps: [],
  };
};

/** Each quote proves it, so each has to be on the page. */
export const noteToAuthor: KindMaker = ({ quotes, fault = "" }, tools) => {
  const proof = quotes.slice(0, MAX_QUOTES);
  if (!isSayable(fault, tools.context)) return "not-plain";
  if (proof.length === 0 || !isOnPage(proof, tools)) return "not-on-page";
  return {
    kind: "note",
    title: "A note to you",
    reason: "",
    fault: fault.replace(/\s+/g, " ").trim(),
    quotes: proof,
    before: null,
    after: null,
    place: null,
    steps: [],
  };
};

/** The main heading where it is the title that is quoted; otherwise the title isn't part of the text. */
const mainHeadingOf = (title: string, { context }: Tools): BlockOf<"heading"> | null =>
  context.source.blocks.find(
    (block): block is BlockOf<"heading"> =>
      block.kind === "heading" && block.id === TITLE_ID && evenWords(block.text) === evenWords(title),
  ) ?? null;

/** The title or the description of the page. */
export const newTitle: KindMaker = ({ quotes, text }, tools) => {
  const checked = passed(
    [
      text.trim().endsWith(".")
        ? { add: "sentence" as const, text: text.trim() }
        : { add: "heading" as const, text: text.trim(), from: 0, isTitle: true, old: quotes[0] ?? "" },
    ],
    tools,
  );
  if ("fault" in checked) return checked.fault;
  const heading = mainHeadingOf(quotes[0] ?? "", tools);
  return withDoubt(
    {
      kind: "title",
      title: "A title that says what the page answers",
      reason: "Searchers and engines read it before the text.",
      before: isOnPage(quotes.slice(0, 1), tools) ? (quotes[0] ?? null) : null,
      after: text.trim(),
      place: heading?.id ?? null,
      steps: heading
        ? [{ do: "replace", blocks: [heading.id], by: [{ ...heading, text: text.trim() }] }]
        : [],
    },
    checked.doubt,
  );
};
