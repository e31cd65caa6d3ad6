/** Every reading the audits share, made when first asked for: a reading that breaks takes down only those who need it. */
import type { Evidence } from "../evidence.ts";
import { type Lexicon, lexiconOf } from "../language/lexicon.ts";
import { wordsOf } from "../language/words.ts";
import type { PageModel } from "../page/page-model.ts";
import { readCrawlerAccess } from "./crawlers/crawlers.ts";
import { readDates } from "./dates/dates.ts";
import { isDefinition as isDefinitionText, readDefinitions } from "./definitions/definitions.ts";
import { figuresIn as figuresInText, readNumbers } from "./numbers/numbers.ts";
import { once } from "./once.ts";
import { readQuotations } from "./quotations/quotations.ts";
import { readReferences } from "./quotations/references.ts";
import { readComparison, readSteps } from "./structure/comparisons.ts";
import { distinctBlocks } from "./text/blocks.ts";
import { foreignOpening } from "./text/foreign-opening.ts";
import { readLanguage } from "./text/language.ts";
import { readModelText } from "./text/model-text.ts";
import { perText } from "./text/per-text.ts";
import { senseOf } from "./text/sense.ts";
import { readText, type Text } from "./text/text.ts";

/** The text without opening paragraphs about something else, and their numbers. Most pages have none and are read once. */
function readOwnText(page: PageModel, lexicon: Lexicon): { text: Text; foreign: ReadonlySet<number> } {
  const sense = senseOf(page, lexicon);
  const text = readText(page, lexicon, sense);
  const foreign = foreignOpening(page, text, lexicon);
  return { text: foreign.size === 0 ? text : readText(page, lexicon, sense, foreign), foreign };
}

/** Characters that show a page's language. */
const LANGUAGE_SAMPLE = 20_000;

export function factsOf(page: PageModel, evidence: Evidence) {
  const language = once(() => readLanguage(page, wordsOf(page.text.slice(0, LANGUAGE_SAMPLE))));
  const lexicon = once(() => lexiconOf(language().pack));
  const own = once(() => readOwnText(page, lexicon()));
  const text = () => own().text;
  const blocks = once(() => distinctBlocks(page, text()));
  const isDefinition = perText(isDefinitionText);
  const figuresIn = perText(figuresInText);
  return {
    isDefinition,
    figuresIn,
    /** Numbers of the opening blocks that `text` leaves out. */
    foreign: () => own().foreign,
    text,
    blocks,
    language,
    lexicon,
    numbers: once(() => readNumbers(page, text(), figuresIn)),
    definitions: once(() => readDefinitions(text(), isDefinition)),
    references: once(() => readReferences(page)),
    quotations: once(() => readQuotations(blocks(), page.links, page.authors)),
    comparison: once(() => readComparison(blocks())),
    steps: once(() => readSteps(blocks(), language().pack)),
    dates: once(() => readDates(page, evidence)),
    crawlers: once(() => readCrawlerAccess(evidence.robots, evidence.url)),
    modelText: once(() => readModelText(page)),
  };
}

export type Facts = ReturnType<typeof factsOf>;
