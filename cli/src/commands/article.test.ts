import { expect, test } from "vitest";
import { KETTLES, TIPS } from "../testing/pages.ts";
import { callCli, folderWith, rows } from "../testing/run-cli.ts";

const NOW = ["--offline", "--now", "2026-11-15T12:00:00Z"];

test("a line has the article, the score before and after by section, and every claim; a page without text fails alone", async () => {
  const list = ["kettles.html", "empty.html"].map((file) =>
    JSON.stringify({ file, url: "https://kitchen.example/kettles" }),
  );
  const folder = folderWith({
    "kettles.html": KETTLES,
    "empty.html": "<p></p>",
    "list.jsonl": list.join("\n"),
  });

  const ended = await callCli(folder, ["article", "--manifest", "list.jsonl", "--json", ...NOW]);

  const [kettles, empty] = rows(ended);
  expect(Object.keys(kettles ?? {})).toEqual([
    "file",
    "article",
    "edits",
    "verdict",
    "before",
    "after",
    "claims",
  ]);
  expect(kettles).toMatchObject({
    file: "kettles.html",
    article: expect.stringMatching(/^# How long does a kettle take to boil\?\n/),
    before: { score: expect.any(Number), sections: { content_strategy: expect.any(Number) } },
    after: { score: expect.any(Number), sections: { interactive_elements: expect.any(Number) } },
  });
  expect(kettles?.claims).toContainEqual(
    expect.objectContaining({
      status: "kept",
      text: "A kettle of 1.7 litres takes about four minutes to boil at 3,000 watts.",
      source: expect.objectContaining({ block: expect.any(Number), start: 0 }),
    }),
  );
  expect(empty).toEqual({
    file: "empty.html",
    error: expect.stringContaining("The page has no text to analyze."),
  });
  expect(ended.status).toBe(3);
});

test("for a person: the article, its edits, both scores, and what happened to the claims", async () => {
  const ended = await callCli(folderWith({ "tips.html": TIPS }), ["article", "tips.html", ...NOW]);

  expect(ended.out).toContain("# How to descale a kettle in 4 steps");
  expect(ended.out).toMatch(/Edits \(points of the overall score\)\n *[+-]?\d/);
  expect(ended.out).toMatch(/Overall +\d+ -> +\d+ +[+-]?\d+/);
  expect(ended.out).toMatch(/Statements: \d+ kept, 0 reworded/);
  expect(ended).toMatchObject({ status: 0, err: "" });
});

test("for a person whose page needs no edit: that, and what only the author can add", async () => {
  const ended = await callCli(folderWith({ "kettles.html": KETTLES }), ["article", "kettles.html", ...NOW]);

  expect(ended.out).toContain("What your page lacks, only you can add");
  expect(ended.out).toContain("What only you can add");
  expect(ended).toMatchObject({ status: 0, err: "" });
});
