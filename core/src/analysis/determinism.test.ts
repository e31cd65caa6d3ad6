import { expect, test } from "vitest";
import { optimizeArticle } from "../optimize/optimize-article.ts";
import { analyze } from "./analyze.ts";
import { articleHtml } from "./testing/article.ts";
import { DIFFERENT_PAGES } from "./testing/different-pages.ts";
import { evidenceOf } from "./testing/evidence.ts";

test("the same evidence gives the same bytes, whichever pages were analyzed before", () => {
  const bytesOf = (html: string) => JSON.stringify(analyze(evidenceOf(html)));
  const first = DIFFERENT_PAGES.map(bytesOf);
  expect(DIFFERENT_PAGES.toReversed().map(bytesOf)).toEqual(first.toReversed());
});

/** Every second page with one address, the others with the other. */
test.each([
  [0, "https://garden.example/guides/compost-heap-temperature?", "srsltid=AfmBOoq_2020-03-09_x#:~:text=heap"],
  [1, "https://garden.example/?p=12", "&utm_source=chatgpt.com&_hsenc=p2ANqtz&gbraid=0A"],
])("every second page from page %i on, at %s, is judged the same with %s", (first, url, tracking) => {
  const robots = {
    kind: "found",
    url: "https://garden.example/robots.txt",
    text: "User-agent: *\nDisallow: /*srsltid\nDisallow: /*utm_\n",
  } as const;
  const judged = (html: string, added: string) => {
    const evidence = evidenceOf(html, { url: url + added, robots });
    const rivals = [{ url: `https://rival.example/heap?id=3&${added}`, html: articleHtml() }];
    return { result: analyze(evidence, { rivals }), article: optimizeArticle(evidence) };
  };
  for (const html of DIFFERENT_PAGES.filter((_, at) => at % 2 === first))
    expect(judged(html, tracking)).toEqual(judged(html, ""));
});

test("what was read doesn't depend on the machine's clock", () => {
  const result = analyze(evidenceOf(articleHtml(), { now: "2030-01-01T00:00:00.000Z" }));

  expect(result.analyzedAt).toBe("2030-01-01T00:00:00.000Z");
  expect(result.audits.find((audit) => audit.id === "age")?.found).toContain("2026-08-20");
});
