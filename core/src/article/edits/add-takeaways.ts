/** Two or three sentences of the page that answer its question best, each of which makes sense alone. */
import type { Kind } from "../../contract/reading.ts";
import type { ArticleBlock } from "../article-blocks.ts";
import { alike, type EditContext, type EditFinder, type SourceSentence } from "./context.ts";
import { isKeyPoint, namesByHalf } from "./key-point.ts";
import { hasOwnSummary } from "./own-summary.ts";
import { leansBack } from "./standing.ts";

/** A shorter text is its own summary. */
const MIN_TEXT_WORDS = 300;
const MIN_ITEMS = 2;
/** With more, the weakest would be beside the point. */
const MAX_ITEMS = 3;
/** Readers know by now what the first lines say. */
const OPENING_WORDS = 45;
const MAX_ALIKE = 0.5;
const SUMMARIZED: ReadonlySet<Kind> = new Set<Kind>([
  "explainer",
  "how-to",
  "roundup",
  "comparison",
  "review",
  "case-study",
  "other",
]);

export const addTakeaways: EditFinder = (context) => {
  const { reading, source, words } = context;
  if (!SUMMARIZED.has(reading.kind) || isReport(context) || words < MIN_TEXT_WORDS || hasOwnSummary(context))
    return [];
  if (context.taken.has("answer-list")) return [];
  const chosen = chooseTakeaways(context);
  if (chosen.length < MIN_ITEMS) return [];
  const place = placeOf(context);
  const blocks: ArticleBlock[] = [
    { id: "takeaways-heading", kind: "heading", level: 2, text: source.labels.takeaways },
    {
      id: "takeaways-list",
      kind: "list",
      isOrdered: false,
      items: chosen.map(({ words }) => ({ words, depth: 0 })),
    },
  ];
  return [
    {
      id: "takeaways",
      kind: "takeaways",
      title: `${chosen.length} key points at the top`,
      reason: "Each is a sentence of yours that makes sense alone, so an answer can quote it.",
      before: null,
      after: chosen.map(({ text }) => text).join("\n"),
      at: place,
      steps: [{ do: "insert", before: place, blocks }],
    },
  ];
};

/** A news report tells the news first, whatever the reading takes it for. */
const isReport = ({ page }: EditContext): boolean => page.structuredData.types.includes("NewsArticle");

function chooseTakeaways({ sentences, taken, page }: EditContext): SourceSentence[] {
  const opening = sentences.filter((one) => one.wordsBefore < OPENING_WORDS);
  const starts = Map.groupBy(sentences, ({ text }) => startOf(text));
  const used = sentences.filter((one) => one.id !== null && taken.has(one.id));
  const able = sentences
    .filter(
      (one) =>
        one.wordsBefore >= OPENING_WORDS &&
        isKeyPoint(one) &&
        starts.get(startOf(one.text))?.length === 1 &&
        !namesByHalf(one.text, page.text),
    )
    .toSorted((one, other) => (other.candidate?.nextRank ?? 0) - (one.candidate?.nextRank ?? 0));
  const chosen: SourceSentence[] = [];
  for (const one of able) {
    if (chosen.length === MAX_ITEMS) break;
    const isSaid = [...opening, ...used, ...chosen].some(
      (other) => alike(one.stems, other.stems) >= MAX_ALIKE,
    );
    if (!isSaid) chosen.push(one);
  }
  // The best one first, since few readers get to the last; the others in the author's order.
  const [best, ...others] = chosen;
  return best ? [best, ...others.toSorted((one, other) => one.wordsBefore - other.wordsBefore)] : [];
}

/** Sentences of one page that begin alike ("The campaign offers") speak of different things. */
const startOf = (text: string): string => text.toLowerCase().split(/\s+/).slice(0, 4).join(" ");

/** From this chance on, the first sentence likely answers and not only those after it. */
const MIN_OPENING_VERIFIED = 0.35;

/**
 * Above the text where its first sentence doesn't answer; else after the first paragraph, where what follows makes sense
 * without it.
 */
function placeOf({ reading, source, firstBlock, sentences, taken }: EditContext): string {
  const first = source.blocks.indexOf(firstBlock);
  const opening = sentences.find(({ block }) => block === first)?.candidate;
  const opensWell = reading.checks.answer_early === "yes" && (opening?.verified ?? 0) >= MIN_OPENING_VERIFIED;
  if (!opensWell || taken.has("answer-text")) return firstBlock.id;
  const next = source.blocks[first + 1];
  const follows = sentences.find(({ block }) => block === first + 1);
  const isFree = next !== undefined && (!follows || !leansBack(follows)) && !introduces(firstBlock);
  return isFree && firstBlock.kind === "paragraph" ? next.id : firstBlock.id;
}

const introduces = (block: ArticleBlock): boolean =>
  block.kind === "paragraph" && /[:：]$/.test(block.sentences.at(-1)?.at(-1)?.text.trim() ?? "");
