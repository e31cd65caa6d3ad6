import { expect, test } from "vitest";
import type { AuditResult } from "../contract/analysis-result.ts";
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
const choose = (audits: AuditResult[], blocking: string[] = []) =>
  chooseAdvice("content_structure", audits, blocking).map((item) => ("content" in item ? item.content : ""));

test("the two edits that bring most points come first, with their gain and grade", () => {
  expect(choose([fault("a", 7), fault("b", 21), fault("c", 14), check("d")])).toEqual([
    "The page has no H1.\nMake the page title an H1. Evidence grade B.",
    "The page has no H1.\nMake the page title an H1. Evidence grade B.",
  ]);
});

test("a clear fault comes before a doubtful one that would bring more points, which is marked", () => {
  const doubtful: AuditResult = { ...fault("a", 21), isDoubtful: true };
  expect(choose([doubtful, fault("b", 7)])).toEqual([
    "The page has no H1.\nMake the page title an H1. Evidence grade B.",
    "Not certain: The page has no H1.\nMake the page title an H1. Evidence grade B.",
  ]);
});

test("a failed requirement comes before edits that bring more points", () => {
  const [first] = choose([fault("a", 21), fault("b", 7)], ["b"]);
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

test("where fewer than two edits exist, what is fine already fills up, then information", () => {
  expect(choose([fault("a", 7), check("b"), information])[1]).toBe(
    "Heading levels: One H1 and no skipped heading levels.\nNo change needed.",
  );
  expect(choose([check("b"), information])[1]).toBe("Passages: Not scored.\nNo action needed.");
});

test("a section with one check that applies invents no second advice", () => {
  expect(choose([check("b")])[1]).toBe(
    "No other check in this section applies to this page.\nThere is nothing else to change here.",
  );
});

test("a section without a check that applies recommends nothing", () => {
  expect(choose([])).toEqual([]);
  expect(choose([information])).toEqual([]);
});

test("a fault comes before a flaw of a check that the page mostly passes, whatever the points", () => {
  const flaw = { ...fault("a", 21), share: 0.8, found: "The first 100 words answer in part." };
  const [first] = choose([flaw, fault("b", 7)]);
  expect(first).toContain("The page has no H1.");
});
