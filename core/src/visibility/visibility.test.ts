import { expect, test } from "vitest";
import { hostOf, siteOf } from "../page/site-of.ts";
import { cleanAddress, isSamePage, pageKey } from "./answers/cited-address.ts";
import { mentionsOf, namesOf } from "./answers/mentions.ts";
import { isCounted, OUTCOMES, type ReadAnswer, siteOutcomeIn } from "./answers/outcome.ts";

test.each([
  ["https://example.com/geo?utm_source=openai", "https://example.com/geo"],
  ["https://Example.com/Geo?id=1&utm_medium=x&gclid=2#top", "https://example.com/Geo?id=1"],
  ["https://user:secret@example.com/", "https://example.com/"],
  ["turn0search0", null],
  ["javascript:alert(1)", null],
])("the address %s is kept as %s", (address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});

test("one page under several addresses is one page, and its neighbour is not", () => {
  expect(isSamePage("http://www.example.com/geo/?utm_source=openai#a", "https://example.com/geo")).toBe(true);
  expect(isSamePage("https://example.com/geo", "https://example.com/geo-2")).toBe(false);
  expect(pageKey("not an address")).toBeNull();
  expect(isSamePage("nothing", "nothing")).toBe(false);
});

test.each([
  ["https://offers.roofle.com/x", "roofle.com"],
  ["www.bbc.co.uk", "bbc.co.uk"],
  ["https://someone.github.io/post", "someone.github.io"],
  ["http://127.0.0.1:8080/x", "127.0.0.1"],
  ["", null],
])("the site of %s is %s", (address, site) => {
  expect(siteOf(address)).toBe(site);
});

test("a host that ends alike is another site", () => {
  expect(hostOf("https://www.notexample.com/")).toBe("notexample.com");
  expect(siteOf("notexample.com")).not.toBe(siteOf("example.com"));
});

test("a brand is found as whole words, whatever case and accents, and never inside a word", () => {
  const text = "CAFÉ Roofle's plans beat Rooflex; cafe roofle, again.";
  const found = mentionsOf(text, ["Café Roofle"]).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(["CAFÉ Roofle's", "cafe roofle"]);
  expect(mentionsOf(text, ["roof"])).toEqual([]);
});

test("a site answers to its domain and to a label of four letters or more", () => {
  expect(namesOf({ url: "https://offers.roofle.com", names: ["Roofle Inc"] })).toEqual([
    "Roofle Inc",
    "roofle.com",
    "roofle",
  ]);
  expect(namesOf({ url: "https://ibm.com" })).toEqual(["ibm.com"]);
});

const source = (host: string, position: number, cited: boolean) => ({
  url: `https://${host}/page`,
  host,
  position,
  cited,
});
const answer = (change: Partial<ReadAnswer>): ReadAnswer => ({
  text: "Nothing of note.",
  searched: true,
  citations: [],
  ...change,
});
const site = { url: "https://www.roofle.com/page" };

test.each([
  ["cited", answer({ citations: [source("other.org", 1, true), source("blog.roofle.com", 2, true)] })],
  ["retrieved_only", answer({ text: "Roofle is fine.", citations: [source("roofle.com", 1, false)] })],
  ["mentioned_only", answer({ text: "Roofle is fine." })],
  ["absent", answer({ citations: [source("notroofle.com", 1, true)] })],
  ["no_search", answer({ text: "Roofle is fine.", searched: false })],
  ["failed", null],
] as const)("an answer can leave a site %s", (outcome, given) => {
  expect(siteOutcomeIn(given, site).outcome).toBe(outcome);
});

test("places and the page itself are distinguished from the site", () => {
  const both = answer({ citations: [source("roofle.com", 1, true), source("blog.roofle.com", 3, true)] });
  expect(siteOutcomeIn(both, site)).toMatchObject({ positions: [1, 3], isPageCited: true });
  expect(siteOutcomeIn(both, { url: "https://roofle.com/other" })).toMatchObject({ isPageCited: false });
});

test("only answers that searched count", () => {
  expect(OUTCOMES.filter(isCounted)).toEqual(["cited", "retrieved_only", "mentioned_only", "absent"]);
});
