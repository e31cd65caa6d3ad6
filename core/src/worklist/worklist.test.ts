import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { articleHtml, bodyParts, changed } from "../analysis/testing/article.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { AnalysisResult, AuditResult } from "../contract/analysis-result.ts";
import type { Edit } from "../contract/edit.ts";
import { growth, MOST_GROWTH } from "../page/testing/growth.ts";
import type { KeptAnswer } from "../visibility/answers/kept-answer.ts";
import { rangeWords } from "../visibility/rate-words.ts";
import { draftFromCheck, draftFromEdit, NO_SIGNS, sourceKey } from "./draft-item.ts";
import { canBeSeen, lookForSigns } from "./look-for-signs.ts";
import { countAnswers, measureWork, type PageRun } from "./measure-work.ts";
import { effectOf, nextState } from "./next-state.ts";
import { holdsWords, pageWords } from "./page-words.ts";
import type { WorkItem } from "./work-item.ts";

const analyzed = (html: string) => analyze(evidenceOf(html));
const HTML = articleHtml();
const result = analyzed(HTML);
const FILLER = "<p>Welcome to my blog, where I “love” to share what my grandmother taught me.</p>";
const withFiller = analyzed(
  articleHtml({ body: changed(bodyParts(), "answer", (part) => `${part}${FILLER}`) }),
);
const SIGNS = {
  ...NO_SIGNS,
  fault: 'I "love" to share what my  grandmother taught me',
  words: result.page.words,
};

const EDIT: Edit = {
  id: "e",
  kind: "correction",
  by: "rules",
  about: "other",
  audit: withFiller.audits.find(({ outcome }) => outcome === "scored")?.id ?? null,
  title: "A sentence is corrected",
  fault: "A sentence isn't as clear as it could be.",
  do: "Use this wording.",
  reason: "",
  at: null,
  before: null,
  after: null,
  needs: null,
  quotes: [],
  steps: [],
  effort: "low",
  points: null,
};
const edited = (edit: Partial<Edit>): AnalysisResult => ({ ...withFiller, edits: [{ ...EDIT, ...edit }] });

test("words are found letter for letter; white space and the form of quotation marks don't count", () => {
  const words = pageWords(withFiller) ?? "";
  expect(holdsWords(words, SIGNS.fault)).toBe(true);
  expect(holdsWords(words, "i love to share")).toBe(false);
  expect(holdsWords(words, " \n ")).toBe(false);
  expect([
    holdsWords("Overviews, and an Overview.", "Overview"),
    holdsWords("Overviews", "Overview"),
  ]).toEqual([true, false]);
  expect(holdsWords("one two", "one  |  two")).toBe(true);
  expect(holdsWords("one two", `one${" ".repeat(300_000)}two`)).toBe(true);
  expect(holdsWords("堆肥需要八周时间", "八周")).toBe(true);
});

test("an item is made when the quoted fault is gone, and not while it is there", () => {
  expect(lookForSigns(SIGNS, withFiller)).toEqual({ verdict: "not_made" });
  expect(lookForSigns(SIGNS, result)).toEqual({ verdict: "made", seenBy: "words_gone" });
});

test("new text has to be there; next to the fault it isn't enough", () => {
  const wanted = "Welcome to my blog";
  const only = { ...NO_SIGNS, wanted };
  expect(lookForSigns(only, withFiller)).toEqual({ verdict: "made", seenBy: "text_there" });
  expect(lookForSigns(only, result)).toEqual({ verdict: "not_made" });
  expect(lookForSigns({ ...SIGNS, wanted }, withFiller)).toEqual({ verdict: "not_made" });
  const both = { ...SIGNS, fault: "words that were never there", wanted };
  expect(lookForSigns(both, withFiller)).toEqual({ verdict: "made", seenBy: "both" });
});

test("a page that wasn't read as a whole shows nothing", () => {
  const unknown = { verdict: "unknown" };
  const blocks = result.crawlerView?.blocks ?? [];
  expect(lookForSigns(SIGNS, { ...result, crawlerView: { blocks, cut: true } })).toEqual(unknown);
  const { crawlerView: _, ...withoutText } = result;
  expect(lookForSigns(SIGNS, withoutText)).toEqual(unknown);
  const page = { ...result.page, words: 20 };
  expect(lookForSigns(SIGNS, { ...result, page })).toEqual(unknown);
});

test("without words the check decides, if it applies", () => {
  const strange = analyzed(HTML.replace(/<link rel="canonical"[^>]*>/, '<link rel="canonical" href="/">'));
  const draft = draftFromCheck(strange, "canonical");
  expect(draft).toMatchObject({ kind: "finding", signs: { check: "canonical", fault: null } });
  const signs = draft?.signs ?? NO_SIGNS;
  expect(lookForSigns(signs, strange)).toEqual({ verdict: "not_made" });
  expect(lookForSigns(signs, result)).toEqual({ verdict: "made", seenBy: "check_passed" });
  const audits = result.audits.map((audit) => ({ ...audit, outcome: "not-applicable" as const }));
  expect(lookForSigns(signs, { ...result, audits })).toEqual({ verdict: "unknown" });
  expect(lookForSigns({ ...NO_SIGNS, check: "no-such-check" }, result)).toEqual({ verdict: "unknown" });
});

test("an edit keeps the words it replaces and the words it adds", () => {
  const before = "Welcome to my blog";
  expect(draftFromEdit(edited({ before, after: "Compost in short" }), "e")?.signs).toMatchObject({
    fault: before,
    wanted: "Compost in short",
  });
  expect(draftFromEdit(result, "no such edit")).toBeNull();
});

test("a finished text that the page has already, code, and words that stay are no signs", () => {
  const signs = (edit: Partial<Edit>) => draftFromEdit(edited(edit), "e")?.signs;
  expect(signs({ after: "Welcome to my blog" })).toMatchObject({ wanted: null });
  expect(signs({ after: "<meta name=description>" })).toMatchObject({ wanted: null });
  expect(signs({ before: "Welcome to my blog", after: "Welcome to my blog, reader" })).toMatchObject({
    fault: null,
    wanted: "Welcome to my blog, reader",
  });
});

test("a sentence of the page that moves up is seen by its place, or by the check where another one was written", () => {
  const after = "Welcome to my blog";
  const late = edited({ kind: "opening", after, audit: null });
  const blocks = late.crawlerView?.blocks ?? [];
  const far = { kind: "paragraph" as const, text: "word ".repeat(120) };
  const below: AnalysisResult = { ...late, crawlerView: { blocks: [far, ...blocks], cut: false } };
  const draft = draftFromEdit(below, "e");
  expect(draft?.signs).toMatchObject({ first: after, wanted: null, check: null });
  const signs = draft?.signs ?? NO_SIGNS;
  expect(canBeSeen({ page: draft?.page ?? null, signs })).toBe(true);
  expect(lookForSigns(signs, below)).toEqual({ verdict: "not_made" });
  const above = { ...late, crawlerView: { blocks: [{ ...far, text: `${after}, reader.` }], cut: false } };
  expect(lookForSigns(signs, above)).toEqual({ verdict: "made", seenBy: "text_first" });

  const { id = "" } = below.audits.find(({ outcome, advice }) => outcome === "scored" && !advice) ?? {};
  expect(lookForSigns({ ...signs, check: id }, below)).toEqual({ verdict: "made", seenBy: "check_passed" });
});

test("another opening than ours is seen by the check, also where it was in doubt before", () => {
  const doubtful = edited({ kind: "opening", about: "answer_early", after: "Welcome", audit: null });
  const early = (audit: Partial<AuditResult>): AnalysisResult => ({
    ...doubtful,
    audits: doubtful.audits.map((it) =>
      it.id === "early-answer" ? ({ ...it, ...audit } as AuditResult) : it,
    ),
  });
  const check = (given: AnalysisResult) => draftFromEdit(given, "e")?.signs.check;
  const inDoubt = early({ outcome: "not-applicable", advice: null });
  const passed = early({ outcome: "scored", advice: null, share: 1 });

  expect(check(inDoubt)).toBe("early-answer");
  expect(check(passed)).toBeNull();
  const signs = { ...NO_SIGNS, first: "An opening of ours", check: check(inDoubt) ?? null };
  expect(lookForSigns(signs, inDoubt)).toEqual({ verdict: "not_made" });
  expect(lookForSigns(signs, passed)).toEqual({ verdict: "made", seenBy: "check_passed" });
});

test("an item without a page, or without words and a check, can't be seen", () => {
  const page = { url: PAGE, title: "Page" };
  expect(canBeSeen({ page, signs: NO_SIGNS })).toBe(false);
  expect(canBeSeen({ page: null, signs: SIGNS })).toBe(false);
  expect(canBeSeen({ page, signs: { ...NO_SIGNS, check: "canonical" } })).toBe(true);
});

test("the same finding in a later analysis of the page is the same item", () => {
  const key = (analysisId: string, url: string) =>
    sourceKey({ from: "edit", analysisId, editId: "answer" }, url);
  expect(key("1", "https://a.test/page/")).toBe(key("2", "http://www.a.test/page?utm_source=x"));
  expect(key("1", "https://a.test/page")).not.toBe(key("1", "https://a.test/other"));
  const check = { from: "check", analysisId: "1", checkId: "canonical" } as const;
  const edit = { from: "edit", analysisId: "2", editId: "check-canonical" } as const;
  expect(sourceKey(check, "https://a.test/")).toBe(sourceKey(edit, "https://a.test/"));
  expect(sourceKey({ from: "hand" }, null)).toBeNull();
});

const states = (event: Parameters<typeof nextState>[1], verdict: WorkItem["verdict"] = null) =>
  Object.fromEntries(
    (["open", "done", "seen", "proven", "no_effect"] as const).map((state) => [
      state,
      nextState({ state, verdict }, event),
    ]),
  );

test("a reading that shows the work turns an open or done item to seen; a fault that is back opens it", () => {
  const none = { open: null, done: null, seen: null, proven: null, no_effect: null };
  expect(states({ kind: "reading", verdict: "made" })).toEqual({ ...none, open: "seen", done: "seen" });
  expect(states({ kind: "reading", verdict: "not_made" }, "made")).toEqual({
    ...none,
    seen: "open",
    proven: "open",
    no_effect: "open",
  });
  expect(states({ kind: "reading", verdict: "unknown" }, "made")).toEqual(none);
});

test("an item that somebody opened again stays open until the page changes", () => {
  const item = { state: "open", verdict: "made" } as const;
  expect(nextState(item, { kind: "reading", verdict: "made" })).toBeNull();
  expect(nextState({ ...item, verdict: "not_made" }, { kind: "reading", verdict: "made" })).toBe("seen");
});

const measured = (before: [number, number], since: [number, number]) => ({
  before: { cited: before[0], counted: before[1] },
  since: { cited: since[0], counted: since[1] },
  queries: ["q"],
});
const stateAfter = (before: [number, number], since: [number, number], state: WorkItem["state"] = "seen") =>
  nextState({ state, verdict: null }, { kind: "measurement", measured: measured(before, since) });

test("proven needs two intervals that don't overlap", () => {
  expect(stateAfter([0, 20], [9, 20])).toBe("proven");
  expect(stateAfter([0, 20], [4, 20])).toBe("no_effect");
  expect(effectOf(measured([0, 20], [4, 20]))).toBe("better_so_far");
  expect([rangeWords({ cited: 0, counted: 20 }), rangeWords({ cited: 4, counted: 20 })]).toEqual([
    "0 to 16%",
    "8 to 42%",
  ]);
});

test("fewer citations are never called proven", () => {
  expect(stateAfter([19, 20], [0, 20])).toBe("no_effect");
  expect(effectOf(measured([19, 20], [0, 20]))).toBe("worse");
  expect(effectOf(measured([8, 20], [1, 20]))).toBe("worse_so_far");
  expect(effectOf(measured([1, 20], [1, 20]))).toBe("same");
});

test("too few answers say nothing, and neither do answers on one side only", () => {
  expect(stateAfter([0, 20], [0, 19])).toBeNull();
  expect(stateAfter([0, 0], [9, 20])).toBeNull();
  expect(stateAfter([0, 20], [0, 0])).toBeNull();
  expect(effectOf(measured([0, 20], [0, 0]))).toBe("not_measured");
});

test("an open item, and one whose fault is still on the page, can't be proven", () => {
  expect(stateAfter([0, 20], [9, 20], "open")).toBeNull();
  const event = { kind: "measurement", measured: measured([0, 20], [9, 20]) } as const;
  expect(nextState({ state: "done", verdict: "not_made" }, event)).toBeNull();
});

test("an item that was proven isn't any more when later answers overlap", () => {
  expect(stateAfter([0, 20], [5, 40], "proven")).toBe("no_effect");
});

const PAGE = "https://a.test/page";
const answer = (cited: string | null, engine: KeptAnswer["engine"] = "openai"): KeptAnswer => ({
  engine,
  sample: 1,
  failure: null,
  answer: {
    model: "m",
    text: "An answer.",
    searched: true,
    attribution: null,
    citations: cited
      ? [{ url: cited, host: "a.test", title: null, position: 1, cited: true, spans: [] }]
      : [],
  },
});
const run = (day: number, query: string, answers: KeptAnswer[]): PageRun => ({
  at: new Date(Date.UTC(2026, 10, day)),
  url: PAGE,
  query,
  answers,
});
const ITEM = { page: { url: PAGE, title: "Page" }, query: null, doneAt: new Date(Date.UTC(2026, 10, 5)) };

test("answers are counted before the work was done and since, by the page and not by its site", () => {
  const runs = [
    run(1, "q", [answer(null), answer("https://a.test/other")]),
    run(8, "q", [answer("https://www.a.test/page/"), answer(null)]),
  ];
  expect(measureWork(ITEM, runs.flatMap(countAnswers))).toEqual(measured([0, 2], [1, 2]));
});

test("an engine that links through its own address and names the site counts as citing the page", () => {
  const redirected = [answer("https://redirect.example/x1", "gemini")];
  const runs = [run(1, "q", [answer(null, "gemini")]), run(8, "q", redirected)];
  expect(measureWork(ITEM, runs.flatMap(countAnswers))).toEqual(measured([0, 1], [1, 1]));
});

test("queries and engines that were asked only on one side don't count", () => {
  const runs = [
    run(1, "q", [answer(null)]),
    run(8, "q", [answer(PAGE), answer(PAGE, "gemini")]),
    run(8, "new", [answer(PAGE), answer(PAGE)]),
  ];
  expect(measureWork(ITEM, runs.flatMap(countAnswers))).toEqual(measured([0, 1], [1, 1]));
  expect(measureWork({ ...ITEM, query: "new" }, runs.flatMap(countAnswers))).toEqual({
    ...measured([0, 0], [0, 0]),
    queries: [],
  });
});

test("failures and other pages don't count, and without a day nothing is measured", () => {
  const failed: KeptAnswer = { engine: "openai", sample: 1, failure: "down", answer: null };
  const other = { ...run(1, "q", [answer(PAGE)]), url: "https://a.test/other" };
  const runs = [run(1, "q", [answer(null), failed]), run(8, "q", [answer(PAGE)]), other];
  expect(measureWork(ITEM, runs.flatMap(countAnswers))).toEqual(measured([0, 1], [1, 1]));
  expect(measureWork({ ...ITEM, doneAt: null }, runs.flatMap(countAnswers))).toBeNull();
});

test("looking for words in a text of repeated letters takes time that grows with its length, not faster", () => {
  const looking = (count: number) => {
    const [words, line] = ["aa ".repeat(count), `${"aa ".repeat(count / 4)}a`];
    return () => void holdsWords(words, line);
  };
  expect(growth(looking, 80_000, () => process.cpuUsage())).toBeLessThan(MOST_GROWTH);
});

test("measuring an item takes time that grows with the number of answers, not faster", () => {
  const at = new Date("2026-11-01T00:00:00Z");
  const measuring = (count: number) => {
    const answers = Array.from({ length: count }, (_, n) => ({
      ...{ at, page: "example.com/a", query: `q${n}`, key: `q${n}`, isCited: false },
    }));
    const item = { page: { url: "https://example.com/a", title: "" }, query: null, doneAt: at };
    return () => void measureWork(item, answers);
  };
  expect(growth(measuring, 40_000, () => process.cpuUsage())).toBeLessThan(MOST_GROWTH);
});
