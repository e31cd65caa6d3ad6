import { expect, test } from "vitest";
import { KIND_LABEL } from "../core/src/product/page-kinds.ts";
import { type SourceFile, sourceFiles } from "./check/source-files.ts";
import { type WordList, wordLists } from "./check/word-lists.ts";

/** Lists of names that programs gave to things. They aren't words of a language, so they stay with their code. */
const NAMES: Readonly<Record<string, string>> = {
  "classes and ids of elements": `
    page/dates/element-dates.ts SIDE_NAMES, page/dates/element-dates.ts PUBLISHED_NAME,
    page/dates/foreign-parts.ts REPLY_NAMES, page/dates/foreign-parts.ts FOREIGN_NAMES,
    page/dates/foreign-parts.ts LEADS_TO_WRITER,
    page/dates/foreign-parts.ts CUSTOMER_NAMES, page/dates/written-dates.ts DATE_NAME,
    page/dates/written-dates.ts SIDE_NAME, page/main/boilerplate.ts BY_NAME,
    page/main/boilerplate.ts INVITES, page/main/boilerplate.ts NOTE_NAME, page/main/keep-series.ts STATE,
    page/main/boilerplate.ts CONSENT, page/main/boilerplate.ts CONTENT_NAME, page/main/collect.ts HINT,
    page/main/collect.ts FORMER_PRICE, advice/edits/unread-parts.ts PORTRAIT,
    page/main/lower-named-parts.ts SHOWS_IMAGE, page/main/lower-named-parts.ts POINTS_ELSEWHERE,
    page/people/bylines.ts NAMES_WRITER,
    page/people/bylines.ts NOT_THE_NAME, page/tree/hidden-elements.ts FOR_SCREEN_READERS,
    page/tree/hidden-elements.ts FOLDS, page/tree/name-hints.ts HINTS, page/tree/unseen.ts ROOT_ID`,
  "elements, attributes and properties": `
    article/rendering/replace-text.ts INLINE_OPEN, article/rendering/replace-text.ts KEPT,
    audits/interactive-elements/tools-and-quizzes.ts PARTS, edits/notes/absent-part.ts DRAWN,
    page/blocks/read-image.ts ADDRESSES, page/blocks/read-image.ts OWN_NAME,
    page/tree/repair-encoding.ts WORDS,
    page/read-structured-data.ts readStructuredData, page/tree/hidden-elements.ts FAR_AWAY,
    page/tree/text.ts SILENT, page/tree/tree-builder.ts RAW_TEXT`,
  "types of schema.org": `
    page/dates/declared-dates.ts IS_THE_PAGE, page/dates/foreign-parts.ts FOREIGN_TYPES,
    page/declared/page-signals.ts ARTICLE, page/people/declared-authors.ts IS_THE_PAGE,
    reading/features/page-form.ts TYPES`,
  "hosts, parts of addresses and ends of file names": `
    audits/interactive-elements/videos.ts PLAYER, audits/interactive-elements/widget-text.ts SERVICE,
    audits/technical-implementation/image-alternatives.ts FILE_NAME,
    advice/leaned-on.ts SERVICE_HOST, advice/leaned-on.ts SERVICE_PATH, advice/leaned-on.ts ADDED,
    advice/edits/canonical.ts VERSION, advice/edits/kinds.ts SHOP_PATH, advice/edits/own-links.ts PICTURE,
    page/blocks/read-image.ts IS_PICTURE, advice/edits/unread-parts.ts DATA_FRAME, facts/quotations/references.ts UNACCOUNTABLE,
    facts/quotations/references.ts UNACCOUNTABLE_SITES,
    facts/text/model-text.ts CHAT_HOSTS, logs/assistants.ts ASSET, page/dates/day-order.ts DAY_FIRST_DOMAIN,
    page/declared/page-signals.ts FORUM_HOST, page/declared/page-signals.ts FORUM_PLACE,
    page/main/page-shape.ts DOCUMENTATION_PLACE, reading/features/address-features.ts ADDRESS_WORDS,
    reading/features/page-substance.ts evidenceFeatures, reading/proofs/cited-sources.ts SERVICE_HOST,
    reading/proofs/cited-sources.ts SERVICE_PATH`,
  crawlers: `
    facts/crawlers/access.ts LISTENERS, logs/bots.ts MAY_BE_BOT, logs/read-line.ts HINT,
    page/declared/metas.ts ROBOTS_NAME`,
  "what our own code calls things": `
    edits/list-edits.ts ONLY_BY_RULE, cited/values/values.ts COMMA_DECIMALS, contract/listed-audits.ts RIVAL_AUDITS, ledger/content-strategy.ts contentStrategyRows,
    page/main/text-measures.ts TEXT_NAMES, reading/sentences/runners-up.ts GROUPS`,
  "what we write, not what we look for": `
    report/report-markdown.ts summary, article/rendering/changes-csv.ts HEADER, cited/cited-csv.ts SUPPORT_COLUMNS, cited/cited-csv.ts whyThemCsv,
    cited/cited-csv.ts citedPagesCsv, cited/cited-csv.ts saidOfYouCsv, cited/cited-csv.ts byPageCsv, generators/ideas/choice-patterns.ts CHOICE,
    generators/ideas/choice-patterns.ts PRODUCT, generators/ideas/choice-patterns.ts COLLECTION,
    generators/ideas/choice-patterns.ts VISIT, generators/ideas/choice-patterns.ts PRICE,
    generators/ideas/idea-patterns.ts VERSUS, generators/ideas/idea-patterns.ts QUESTION,
    generators/ideas/thing-searches.ts SUFFIXES, generators/meta-tags/description-frames.ts FRAMES`,
  "letters at the end of words": "reading/question/doing.ts SPELLING",
  "loaded by browsers, which don't load the packs": "generators/snippet-width.ts CLOSING_SMALL_WORD",
  "columns of reports that other programs write": `
    imports/columns.ts HEADINGS, logs/combined.ts MONTHS, projects/address-column.ts isHeading`,
};
const NAMED = new Set(
  Object.values(NAMES).flatMap((places) => places.split(",").map((place) => place.trim())),
);

const ELEMENTS = new Set(
  "a area article aside audio b base basefont bgsound big blockquote body br button canvas caption code col colgroup datalist dd details dir div dl dt em embed fieldset figcaption figure font footer form frame h head header hr html i iframe img input keygen label li link main map math menu meta nav nobr noframes noscript object ol option p param pre s script section select small source span strike strong style svg table tbody td template textarea tfoot th thead title tr track tt u ul video wbr".split(
    " ",
  ),
);

/** HTML elements and kinds of page are told by their names. */
const isNames = ({ path, name, entries }: WordList): boolean =>
  NAMED.has(`${path.replace("core/src/", "")} ${name}`) ||
  entries.every((entry) => ELEMENTS.has(entry)) ||
  entries.every((entry) => entry in KIND_LABEL);

const inProduct = ({ path }: SourceFile) =>
  !/\/testing\/|[.](?:test|proof)[.]|^core\/src\/language\//.test(path);

test("every list of words is in core/src/language", () => {
  const outside = sourceFiles("core/src")
    .filter(inProduct)
    .flatMap(wordLists)
    .filter((list) => !isNames(list));
  expect(outside.map(({ path, name, entries }) => `${path} ${name}: ${entries.join(", ")}`)).toEqual([]);
});

const found = (text: string) => wordLists({ path: "a.ts", text }).map(({ entries }) => entries.join(" "));

test("lists are found in every form they can be written in", () => {
  const words = "said told wrote asked replied";
  const list = words.split(" ");
  expect(found(`const A = new Set("${words}".split(" "));`)).toEqual([words]);
  expect(found(`const A = phrasePattern("${list.join("|")}");`)).toEqual([words]);
  expect(found(`const A = { hedge: "${list.join(", ")}" };`)).toEqual([words]);
  expect(found(`const A = ${JSON.stringify(list)};`)).toEqual([words]);
  expect(found(`const A = /\\b(?:${list.join("|")})\\b/i;`)).toEqual([words]);
  expect(found(`const A = /^she (?:${list.join("|")}) (?:so|it)$/i;`)).toEqual([words]);
  expect(found(`const A = new RegExp(\`\${x}(?:${list.join("|")})\`);`)).toEqual([words]);
  expect(found("const A = /trends?|tips?|ways?|ideas?|facts?/;")).toEqual(["trends tips ways ideas facts"]);
  expect(found('const A = "der die das ein eine";')).toEqual(["der die das ein eine"]);
});

test("a list is reported with the constant that holds it", () => {
  const text = 'const A = 1;\nexport const VERBS = "said told wrote asked replied";';
  expect(wordLists({ path: "a.ts", text })).toMatchObject([{ path: "a.ts", name: "VERBS" }]);
});

test("sentences, identifiers and short lists are no word lists", () => {
  expect(found('const A = "answered without a web search";')).toEqual([]);
  expect(found('const A = "Add the price, the size, the weight, the colour, and the date.";')).toEqual([]);
  expect(found('const A = ["one", "two", "three", "four", "five"] as const;')).toEqual([]);
  expect(found('const A: readonly Kind[] = ["one", "two", "three", "four", "five"];')).toEqual([]);
  expect(found('const A = new Set<Kind>(["one", "two", "three", "four", "five"]);')).toEqual([]);
  expect(found('const A = ["isOne", "has_two", "a.b", "x1", "y2"];')).toEqual([]);
  expect(found("const A = /said|told|wrote|asked/;")).toEqual([]);
});
