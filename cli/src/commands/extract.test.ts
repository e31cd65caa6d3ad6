import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { BARE, KETTLES } from "../testing/pages.ts";
import { callCli, folderWith, rows, runCli } from "../testing/run-cli.ts";

const WESTERN = Buffer.from(
  '<meta charset="windows-1252"><html lang="de"><title>Der Käse</title><article><h1>Der Käse</h1><p>Käse für 5 \x80 – so heißt es im Café, wo man ihn täglich frisch schneidet und zum Brot reicht.</p></article>'.replace(
    "–",
    "\x96",
  ),
  "latin1",
);

test("a line has the page's title, author, days, language and main text, or null", async () => {
  const folder = folderWith({ "kettles.html.gz": gzipSync(KETTLES), "bare.html": BARE });

  const ended = await runCli(folder, ["extract", "kettles.html.gz", "bare.html", "--json"]);

  const [kettles, bare] = rows(ended);
  expect(kettles).toEqual({
    file: "kettles.html.gz",
    title: "How long does a kettle take to boil?",
    author: "Ida Brandt",
    published: "2026-02-03",
    modified: "2026-09-14",
    language: "en",
    text: expect.stringMatching(/A kettle of 1\.7 litres [\s\S]+where it is soft\.$/),
  });
  expect(kettles?.text).not.toContain("Guides");
  expect(bare).toMatchObject({
    title: "Soon",
    author: null,
    published: null,
    modified: null,
    language: null,
  });
  expect(ended).toMatchObject({ status: 0, err: "" });
});

test("files are decoded as browsers do, and a broken one fails alone", async () => {
  const packed = gzipSync(KETTLES);
  const lines = ["western.html", "cut.html.gz"].map((file) => JSON.stringify({ file }));
  const folder = folderWith({
    "western.html": WESTERN,
    "cut.html.gz": packed.subarray(0, packed.length / 2),
    "list.jsonl": lines.join("\n"),
  });

  const ended = await callCli(folder, ["extract", "--json", "--manifest", "list.jsonl"]);

  const [western, cut] = rows(ended);
  expect(western).toMatchObject({ title: "Der Käse", language: "de" });
  expect(western?.text).toContain("Käse für 5 € – so heißt es im Café");
  expect(cut).toEqual({ file: "cut.html.gz", error: "The gzip file is corrupt." });
  expect(ended.status).toBe(3);
});

test("a person reads the same as text", async () => {
  const folder = folderWith({ "kettles.html": KETTLES });

  const { out, status } = await callCli(folder, ["extract", "kettles.html"]);

  expect(out).toMatch(
    /^How long does a kettle take to boil\?\nby Ida Brandt, published 2026-02-03, modified 2026-09-14, language en\n\n[\s\S]*A kettle of 1\.7 litres/,
  );
  expect(status).toBe(0);
});
