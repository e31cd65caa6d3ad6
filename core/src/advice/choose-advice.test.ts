import { expect, test } from "vitest";
import type { AuditResult } from "../contract/analysis-result.ts";
import type { Edit } from "../contract/edit.ts";
import { chooseAdvice } from "./choose-advice.ts";

const check = (id: string, changes: Partial<AuditResult> = {}): AuditResult => ({
  id,
  section: "content_structure",
  title: "Heading levels",
  why: "",
  outcome: "scored",
  share: 1,
  points: { won: 2, possible: 2 },
  sectionPoints: { won: 14, possible: 14 },
  found: "One H1 and no skipped heading levels.",
  quotes: [],
  advice: null,
  snippet: null,
  grade: "B",
  ledger: [],
  ...changes,
});
const fault = (id: string, possible: number) =>
  check(id, {
    share: 0,
    points: { won: 0, possible: possible / 7 },
    sectionPoints: { won: 0, possible },
    found: "The page has no H1.",
    advice: "Make the page title an H1.",
  });
const information = check("passage-length", {
  title: "Passages",
  outcome: "reported",
  share: null,
  sectionPoints: { won: 0, possible: 0 },
  found: "Not scored.",
});
/** The list has each of them, in the order given. */
const editFor = ({ id, found, advice, quotes }: AuditResult): Edit => ({
  id: `check-${id}`,
  kind: "headings",
  by: "rules",
  about: "structure",
  audit: id,
  title: "",
  fault: found,
  do: advice ?? "",
  reason: "",
  at: quotes[0] ?? null,
  before: null,
  after: null,
  needs: null,
  steps: [],
  effort: "low",
  points: null,
});
const choose = (audits: AuditResult[], blocking: string[] = [], listed = audits) =>
  chooseAdvice({
    section: "content_structure",
    audits: [...audits, ...listed],
    edits: listed.filter(({ advice }) => advice !== null).map(editFor),
    blocking,
  }).map((item) => ("content" in item ? item.content : ""));

test("a section recommends its first two edits of the list, in the list's order", () => {
  const other = { ...fault("b", 21), found: "Levels are skipped.", advice: "Use H2 below H1." };
  const elsewhere = {
    ...fault("z", 40),
    section: "content_freshness" as const,
    found: "Not of this section.",
  };
  expect(choose([fault("a", 7), other, check("d")], [], [elsewhere, other, fault("a", 7)])).toEqual([
    "Levels are skipped.\nUse H2 below H1. Evidence grade B.",
    "The page has no H1.\nMake the page title an H1. Evidence grade B.",
  ]);
});

test("an edit of a failed requirement says what it holds back", () => {
  const [first] = choose([fault("b", 7)], ["b"]);
  expect(first).toBe(
    "The page has no H1.\nMake the page title an H1. Until this is fixed, no section can score above 40. Evidence grade B.",
  );
});

test("the page's words are shown unless the finding holds them already", () => {
  const [quoting] = choose([{ ...fault("a", 7), quotes: ["Deep"] }]);
  expect(quoting).toContain("The page has no H1. On the page: “Deep”\n");
  const [once] = choose([{ ...fault("a", 7), found: "“Deep” skips a level.", quotes: ["Deep"] }]);
  expect(once).not.toContain("On the page");
});

test("a section recommends no more than it has edits, and nothing where it has no fault", () => {
  expect(choose([fault("a", 7), check("b"), information])).toHaveLength(1);
  expect(choose([check("b"), information])).toEqual([]);
  const part = check("early-answer", { share: 0.6, found: "The first 100 words answer in part." });
  expect(choose([part], [], [])).toEqual([]);
});

test("a section without an edit recommends nothing", () => {
  expect(choose([])).toEqual([]);
  expect(choose([information])).toEqual([]);
});

test("an edit without a check is recommended where its topic belongs, and notes nowhere", () => {
  const cut: Edit = {
    ...editFor(fault("a", 7)),
    audit: null,
    about: "trim",
    fault: "Said twice.",
    do: "Cut it.",
  };
  const edits = [cut, { ...cut, kind: "note" as const }];
  const told = { audits: [fault("a", 7)], edits, blocking: [] };
  expect(chooseAdvice({ ...told, section: "content_structure" })).toEqual([
    { content: "Said twice.\nCut it." },
  ]);
  expect(chooseAdvice({ ...told, section: "content_strategy" })).toEqual([]);
});
