import { expect, test } from "vitest";
import { analyze } from "../../analysis/analyze.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { unansweredPages } from "../../reading/testing/unanswered/all.ts";

const URL = "https://garden.example/compost-heat";
const FILLER = Array.from(
  { length: 14 },
  (_, at) => `<p>Layer ${at + 1} of the heap holds straw, leaves and kitchen waste from the week before.</p>`,
).join("");
const page = (main: string) =>
  `<!doctype html><html lang="en"><head><title>How hot does a compost heap get?</title></head><body><main><h1>How hot does a compost heap get?</h1>${main}</main></body></html>`;
const editsOf = (main: string) => analyze(evidenceOf(page(main), { url: URL })).edits ?? [];

const plain = (text: string) => text.replace(/\s+/g, " ");
const textOf = (html: string) => plain(html.replace(/<[^>]+>/g, " "));

test.each(unansweredPages)("the edits of “$title” are distinct and quote the page", (own) => {
  const edits = analyze(evidenceOf(own.html(), { url: own.url })).edits ?? [];
  const quotes = edits.flatMap(({ at }) => at ?? []);

  expect(edits.length).toBeGreaterThan(0);
  expect(new Set(edits.map(({ id }) => id)).size).toBe(edits.length);
  for (const quote of quotes) expect(textOf(own.html())).toContain(plain(quote));
});

test.each(unansweredPages)("each edit of “$title” names a fault and what to do, without blanks", (own) => {
  for (const edit of analyze(evidenceOf(own.html(), { url: own.url })).edits ?? []) {
    expect(edit.fault).toMatch(/^[\p{Lu}\d].*[.?”]$/u);
    expect(edit.do).toMatch(/[.”]$/);
    for (const text of [edit.fault, edit.do, edit.after ?? "", edit.needs ?? ""])
      expect(text).not.toMatch(/_{2,}|\[[^\]]*\]|undefined|null/);
  }
});

test("a page that opens with a question is asked to begin with the answer", () => {
  const [edit] = editsOf(
    `<p>Have you ever wondered why a compost heap steams in winter?</p>${FILLER}`,
  ).filter(({ about }) => about === "intro" || about === "answer_early");
  expect(edit).toMatchObject({
    fault: "The page opens with a question instead of an answer.",
    at: "Have you ever wondered why a compost heap steams in winter?",
  });
});

test("where the page lacks the facts, no text is made up and the edit says what is needed", () => {
  for (const edit of editsOf(`<p>A compost heap is warm inside.</p>${FILLER}`))
    expect(edit.about === "figures" ? [edit.after, edit.needs === null] : [null, false]).toEqual([
      null,
      false,
    ]);
});

test("a requirement that fails comes first", () => {
  const blocked = page(`<p>A compost heap gets as hot as 65 degrees.</p>${FILLER}`).replace(
    "<title>",
    '<meta name="robots" content="noindex"><title>',
  );
  const [first] = analyze(evidenceOf(blocked, { url: URL })).edits ?? [];
  expect(first?.audit).toBe("snippet-permission");
});
