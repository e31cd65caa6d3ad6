import { expect, test } from "vitest";
import { KIND_LABEL } from "../core/src/product/page-kinds.ts";
import { type SourceFile, sourceFiles } from "./check/source-files.ts";
import { type WordList, wordLists } from "./check/word-lists.ts";

/** Folders whose word lists have not moved to `core/src/language` yet. */
const NOT_YET_MOVED = /^core\/src\/(?:advice|article|generators|imports|page|projects)\//;

/** Lists of names that programs gave to things. They aren't words of a language, so they stay with their code. */
const NAMES_BY_PLACE: Readonly<Record<string, string>> = {
  "audits/interactive-elements/tools-and-quizzes.ts PARTS": "kinds of elements",
  "audits/interactive-elements/videos.ts PLAYER": "names of video hosts",
  "audits/interactive-elements/widget-text.ts SERVICE": "names of hosts",
  "audits/technical-implementation/image-alternatives.ts FILE_NAME": "endings of file names",
  "contract/listed-audits.ts RIVAL_AUDITS": "ids of audits",
  "facts/crawlers/access.ts LISTENERS": "names of crawlers",
  "facts/quotations/references.ts UNACCOUNTABLE": "ends of host names",
  "facts/quotations/references.ts UNACCOUNTABLE_SITES": "names of hosts",
  "facts/text/model-text.ts CHAT_HOSTS": "names of hosts",
  "ledger/content-strategy.ts contentStrategyRows": "ids of studies",
  "logs/assistants.ts ASSET": "endings of file names",
  "logs/bots.ts MAY_BE_BOT": "names of crawlers",
  "logs/combined.ts MONTHS": "the months of the log format, English on every server",
  "logs/read-line.ts HINT": "names of crawlers",
  "reading/features/address-features.ts ADDRESS_WORDS":
    "parts of addresses, English on sites of every language",
  "reading/features/page-form.ts TYPES": "types of schema.org",
  "reading/features/page-substance.ts evidenceFeatures": "ends of host names",
  "reading/sentences/runners-up.ts GROUPS": "kinds of pages",
};

const ELEMENTS = new Set(
  "a area article aside audio b base basefont bgsound big blockquote body br button canvas caption code col colgroup datalist dd details dir div dl dt em embed fieldset figcaption figure font footer form frame h head header hr html i iframe img input keygen label li link main map math menu meta nav nobr noframes noscript object ol option p param pre s script section select small source span strike strong style svg table tbody td template textarea tfoot th thead title tr track tt u ul video wbr".split(
    " ",
  ),
);

/** HTML elements and kinds of page are told by their names. */
const isNames = ({ path, name, entries }: WordList): boolean =>
  `${path.replace("core/src/", "")} ${name}` in NAMES_BY_PLACE ||
  entries.every((entry) => ELEMENTS.has(entry)) ||
  entries.every((entry) => entry in KIND_LABEL);

const inProduct = ({ path }: SourceFile) =>
  !/\/testing\/|[.](?:test|proof)[.]|^core\/src\/language\//.test(path);

test("every list of words is in core/src/language", () => {
  const outside = sourceFiles("core/src")
    .filter((file) => inProduct(file) && !NOT_YET_MOVED.test(file.path))
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
