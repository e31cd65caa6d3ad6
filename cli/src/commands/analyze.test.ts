import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { evidenceToJson } from "@citeworthy/server/page-files";
import { expect, onTestFinished, test } from "vitest";
import { BARE, KETTLES, TIPS } from "../testing/pages.ts";
import { callCli, folderWith, rows, runCli, runShell } from "../testing/run-cli.ts";
import { UsageError } from "../usage-error.ts";
import { analyze } from "./analyze.ts";

const NOW = ["--now", "2026-11-15T08:00:00Z"];
const ADDRESS = "https://kitchen.example/guides/kettles";

test("each file is one line of JSON, a page that fails is one too, and the status tells", async () => {
  const folder = folderWith({ "kettles.html": KETTLES, "photo.html": Buffer.alloc(300), "empty.html": "" });

  const files = ["kettles.html", "gone.html", "photo.html", "empty.html", "."];
  const ended = await callCli(folder, ["analyze", ...files, "kettles.html", "--json"]);

  const [first, gone, photo, empty, directory, last] = rows(ended);
  expect(first).toMatchObject({
    file: "kettles.html",
    url: "https://example.invalid/kettles.html",
    page: { title: "How long does a kettle take to boil?", language: "en" },
    score: { score: expect.any(Number) },
  });
  expect(gone).toEqual({ file: "gone.html", error: expect.stringContaining("File not found.") });
  expect(photo).toEqual({
    file: "photo.html",
    error: "This URL points to binary data, not to a web page.",
  });
  expect(empty).toEqual({
    file: "empty.html",
    error: expect.stringContaining("The page has no text to analyze."),
  });
  expect(directory).toEqual({ file: ".", error: "This is a folder, not a file." });
  expect(last).toMatchObject({ file: "kettles.html", score: first?.score });
  expect(ended).toMatchObject({ status: 3, err: "" });
});

test("a line of a manifest may ask its own question, and one that can't be asked fails alone", async () => {
  const asked = "How much water fits into a kettle?";
  const lines = [{ question: asked }, {}, { question: "?" }].map((more) =>
    JSON.stringify({ file: "kettles.html", ...more }),
  );
  const folder = folderWith({ "kettles.html": KETTLES, "list.jsonl": lines.join("\n") });

  const call = ["analyze", "--json", "--manifest", "list.jsonl", "--question", "How loud is a kettle?"];
  const [own, usual, bad] = rows(await callCli(folder, call));

  expect(own).toMatchObject({ reading: { question: asked, questionBy: "user" } });
  expect(usual).toMatchObject({ reading: { question: "How loud is a kettle?" } });
  expect(bad).toEqual({ file: "kettles.html", error: expect.stringContaining("question") });
});

test("a manifest's files lie beside it or in the current directory, and its bad lines fail alone", async () => {
  const beside = folderWith({ "kettles.html": KETTLES });
  const current = folderWith({ "bare.html": BARE });
  const lines = [
    JSON.stringify({ file: "kettles.html", url: ADDRESS }),
    "not json",
    "",
    JSON.stringify({ file: "bare.html", url: "" }),
    JSON.stringify({ name: ADDRESS }),
    JSON.stringify({ file: "kettles.html", url: "kitchen" }),
  ];
  const manifest = `${folderWith({ "list.jsonl": `\uFEFF${lines.join("\r\n")}\r\n` })}/list.jsonl`;
  const moved = `${beside}/list.jsonl`;

  const ended = await runShell(current, `cp ${manifest} ${moved} && $CLI analyze --json --manifest ${moved}`);

  expect(rows(ended)).toEqual([
    expect.objectContaining({ file: "kettles.html", url: ADDRESS }),
    { file: `${moved}:2`, error: 'Expected a line like {"file": "…", "url": "…"}.' },
    expect.objectContaining({ file: "bare.html", url: "https://example.invalid/bare.html" }),
    { file: `${moved}:5`, error: 'Expected a line like {"file": "…", "url": "…"}.' },
    { file: "kettles.html", error: expect.stringContaining("valid URL") },
  ]);
  expect(ended.status).toBe(3);
});

test("a score below the limit fails a pipeline and is named on stderr", async () => {
  const folder = folderWith({ "kettles.html": KETTLES, "bare.html": BARE });
  // The bare page fails a gate, so it cannot score above 40.
  const call = (file: string) => callCli(folder, ["analyze", file, "--json", "--fail-under", "41"]);

  const [well, badly] = await Promise.all([call("kettles.html"), call("bare.html")]);

  expect(well).toMatchObject({ status: 0, err: "" });
  expect(badly.err).toMatch(/^bare\.html: score \d+ is below 41\.\n$/);
  expect(badly.status).toBe(1);
  expect(rows(badly)).toHaveLength(1);
});

test("a question and a kind that the user gives replace the engine's, and bad ones are refused with the choices", async () => {
  const folder = folderWith({ "kettles.html": KETTLES });
  const call = (...flags: string[]) => callCli(folder, ["analyze", "kettles.html", "--json", ...flags]);

  const [given, badKind, badQuestion] = await Promise.all([
    call("--question", "How much energy does a kettle use?", "--kind", "explainer"),
    call("--kind", "poem"),
    call("--question", "no"),
  ]);

  expect(rows(given)).toMatchObject([
    { reading: { question: "How much energy does a kettle use?", kind: "explainer", kindBy: "user" } },
  ]);
  expect(badKind.err).toContain("Please choose one of these kinds of page: explainer, how-to,");
  expect(badQuestion.err).toContain("Please enter a question of 3 to 200 characters.");
  for (const refused of [badKind, badQuestion]) expect(refused).toMatchObject({ status: 2, out: "" });
});

test("an address is fetched by the safe fetcher, and never with --offline", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const isPage = request.url === "/kettles";
    response.writeHead(isPage ? 200 : 404, { "content-type": "text/html" }).end(isPage ? KETTLES : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const pair = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = folderWith({});
  const call = (...flags: string[]) =>
    runCli(folder, ["analyze", `http://${pair}/kettles`, "http://10.0.0.1/", "--json", ...flags], {
      FETCH_ALLOW_HOSTS: pair,
    });

  const offline = await call("--offline");
  expect(rows(offline)).toEqual([
    { file: `http://${pair}/kettles`, error: "URLs cannot be fetched with --offline." },
    { file: "http://10.0.0.1/", error: "URLs cannot be fetched with --offline." },
  ]);
  expect(offline.status).toBe(3);
  expect(asked).toEqual([]);

  const [page, refused] = rows(await call(...NOW));
  expect(page).toMatchObject({ url: `http://${pair}/kettles`, analyzedAt: "2026-11-15T08:00:00.000Z" });
  expect(page).not.toHaveProperty("file");
  expect(refused).toMatchObject({ error: expect.stringContaining("We cannot analyze this address.") });
  expect(asked).toContain("/robots.txt");
});

test("saved evidence is replayed with its own address and clock", async () => {
  const evidence = {
    requestedUrl: ADDRESS,
    url: ADDRESS,
    redirects: [],
    status: 200,
    headers: {},
    html: KETTLES,
    bytes: KETTLES.length,
    timings: { firstByteMs: 40, totalMs: 90 },
    robots: { kind: "found", url: "https://kitchen.example/robots.txt", text: "User-agent: *\nDisallow: /" },
    sitemap: null,
    botAnswers: null,
    now: "2026-10-01T00:00:00.000Z",
  } as const;
  const saved = evidenceToJson({ ...evidence, redirects: [] });
  const folder = folderWith({ saved, "other.json": '{"not":"evidence"}' });

  const ended = await callCli(folder, ["analyze", "saved", "other.json", "--json"]);

  const [replayed, other] = rows(ended);
  expect(replayed).toMatchObject({ file: "saved", url: ADDRESS, analyzedAt: evidence.now });
  expect(replayed?.gates).toContainEqual(expect.objectContaining({ id: "search-crawlers", passed: false }));
  expect(other).toEqual({ file: "other.json", error: expect.stringContaining("not a saved evidence file") });
});

test("the report has the score, the reading, the sections, failed gates and what to change, without colour", async () => {
  const sly = BARE.replace("Soon", "Soon\u001B[31m\u009B2J");
  const folder = folderWith({ "kettles.html": KETTLES, "sly.html": sly });

  const ended = await callCli(folder, [
    "analyze",
    "kettles.html",
    "gone.html",
    "sly.html",
    "--explain",
    ...NOW,
  ]);

  expect(ended.out).toMatch(/^How long does a kettle take to boil\?\n/);
  expect(ended.out).toMatch(/Overall score: \d+ of 100, (Excellent|Good|Needs Work)\n/);
  expect(ended.out).toMatch(/\nJudged as an? .+\. Question: How long does a kettle take to boil\?\n/);
  expect(ended.out).not.toContain("No pages to compare with.");
  const bars = ended.out.split("\n").filter((line) => /[█░]{20}/.test(line));
  const unmeasured = ended.out.split("\n").filter((line) => line.includes("  –  Not measured: "));
  expect(bars.length + unmeasured.length).toBe(14);
  expect(unmeasured).toContain(
    "  Competitor Analysis            –  Not measured: name competing pages to compare with",
  );
  expect(new Set(bars.map((line) => line.search(/[█░]/))).size).toBe(1);
  expect(ended.out).toMatch(/\nDo this next\n1\. .+/);
  expect(ended.out).toContain("✗ served-text: Only");
  expect(ended.out).toMatch(/\n +[+−]\d+\.\d {2}[ABCD] {2}\S/);
  // A page's own words never command the terminal.
  for (const sign of ["\u001B", "\u009B"]) expect(ended.out).not.toContain(sign);
  expect(ended.err).toMatch(/^gone\.html: File not found/);
  expect(ended.status).toBe(3);
});

test("what to do next is the list of the site, in its order", async () => {
  const page = TIPS.replace(' lang="en"', "").replace(/<title>.*<\/title>/, "");
  const folder = folderWith({ "tips.html": page });
  const call = (...options: string[]) => callCli(folder, ["analyze", "tips.html", ...options, ...NOW]);
  const [shown, json] = [await call(), await call("--json")];
  const [line] = rows(json) as { edits: { kind: string; fault: string }[] }[];
  const faults = (line?.edits ?? []).filter(({ kind }) => kind !== "note").map(({ fault }) => fault);
  expect(faults.length).toBeGreaterThan(3);
  const words = shown.out.replace(/\s+/g, " ");
  const places = faults.slice(0, 3).map((fault, at) => words.indexOf(`${at + 1}. ${fault}`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(words.indexOf("Do this next"));
  expect(words).toContain(`${faults.length - 3} more in --format markdown and --json.`);
});

test("a page that isn't about the question says so before its score", async () => {
  const folder = folderWith({ "kettles.html": KETTLES });
  const question = "How do I repair a diesel injection pump?";
  const formats = ["text", "markdown", "html"];
  const ended = await Promise.all(
    formats.map((format) =>
      callCli(folder, ["analyze", "kettles.html", "--question", question, "--format", format, ...NOW]),
    ),
  );
  for (const { out } of ended) {
    const at = out.replaceAll("&apos;", "'").indexOf(`This page isn't about “${question}”.`);
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(out.search(/Overall (GEO )?score/i));
  }
});

test("the answer can be given as the page has it, and one that isn't on the page is refused", async () => {
  const folder = folderWith({ "kettles.html": KETTLES });
  const call = (answer: string) =>
    callCli(folder, ["analyze", "kettles.html", "--answer", answer, "--json", ...NOW]);
  const [marked, refused] = await Promise.all([
    call("Twice a year is enough where it is soft"),
    call("A watched kettle never boils."),
  ]);
  expect(rows(marked)[0]?.reading).toMatchObject({
    answer: { sentences: ["Twice a year is enough where it is soft."], by: "user" },
  });
  expect(rows(refused)).toEqual([
    { file: "kettles.html", error: expect.stringContaining("This sentence isn't in the text of the page.") },
  ]);
  expect(refused.status).toBe(3);
});

test("competing pages are compared, and one that can't be read is named without stopping the call", async () => {
  const folder = folderWith({ "own.html": KETTLES, "rival.html": KETTLES.replace("four", "six") });
  const competitors = ["rival.html", "own.html", "gone.html", "https://example.org/kettles", "rival.html"];
  const flags = competitors.flatMap((name) => ["--competitor", name]);
  const call = (...args: string[]) =>
    callCli(folder, ["analyze", "own.html", "--offline", ...flags, ...args]);
  const [json, text] = await Promise.all([call("--json"), call()]);

  const [line] = rows(json);
  expect(line?.competitors).toEqual([
    { url: "https://example.invalid/rival.html", problem: null },
    { url: "https://example.invalid/own.html", problem: expect.stringContaining("the page you analyzed") },
    { url: "gone.html", problem: expect.stringContaining("File not found.") },
    { url: "https://example.org/kettles", problem: "URLs cannot be fetched with --offline." },
  ]);
  expect(line?.competitor_analysis).toMatchObject({
    what_can_be_enhanced: [{ link: "https://example.invalid/rival.html", role: "competitor" }],
  });
  expect(json.err).toMatch(
    /^gone\.html: not compared: File not found.*\nhttps:\/\/example\.org\/kettles: not compared: /,
  );
  expect(json.status).toBe(0);
  expect(text.out).toMatch(
    /\nCompared pages \(estimated, no engine was asked\)\nhttps:\/\/example\.invalid\/rival\.html\n {2}Its/,
  );
});

test("six competing pages are refused", async () => {
  const flags = Array.from({ length: 6 }, (_, n) => ["--competitor", `https://example.org/${n}`]).flat();
  const refusal = analyze.run(["a.html", ...flags]);
  await expect(refusal).rejects.toThrow(UsageError);
  await expect(refusal).rejects.toThrow("Please name at most 5 competing pages, each by its URL.");
});

test("a call in an unknown form is answered with how it is called", async () => {
  const ended = await callCli(folderWith({}), ["analyze", "page.html", "--colour"]);

  expect(ended.err).toContain("Unknown option '--colour'");
  expect(ended.err).toContain("--fail-under N");
  expect(ended).toMatchObject({ status: 2, out: "" });
});

test.each([
  [[], "Pass either pages or --manifest, not both."],
  [["a.html", "--manifest", "list.jsonl"], "Pass either pages or --manifest, not both."],
  [["a.html", "b.html", "--url", ADDRESS], "--url works with exactly one FILE."],
  [["a.html", "--url", "kitchen"], "--url must be an http or https URL"],
  [["a.html", "--now", "yesterday"], "--now must be a time"],
  [["a.html", "--fail-under", "much"], "--fail-under must be a number"],
  [["--manifest", "gone.jsonl"], "Manifest not found: gone.jsonl."],
])("the arguments %j are refused", async (args, sentence) => {
  const refusal = analyze.run(args);

  await expect(refusal).rejects.toThrow(UsageError);
  await expect(refusal).rejects.toThrow(sentence);
});
