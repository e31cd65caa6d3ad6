import type { AnalysisResult, AuditResult } from "@citeworthy/core/contract";
import { expect, test } from "vitest";
import { problemsOf } from "./problem.ts";

const audit = (id: string, cost: number, more: Partial<AuditResult> = {}): AuditResult => ({
  ...({ id, title: id, why: "", found: "", quotes: [], advice: "Change it." } as unknown as AuditResult),
  points: { won: 0, possible: cost },
  ...(cost > 0 && { difference: -cost }),
  ...more,
});
const levelsOf = (audits: AuditResult[], gates: AnalysisResult["gates"] = []) =>
  problemsOf({ audits, gates } as unknown as AnalysisResult, "<title>A</title>").map(({ rule, level }) => [
    rule,
    level,
  ]);

test("two points are a warning, less is a note, and so is what the engine isn't sure of, whatever it costs", () => {
  const audits = [audit("small", 1.9), audit("doubtful", 9.7, { isDoubtful: true }), audit("clear", 2)];
  expect(levelsOf(audits)).toEqual([
    ["doubtful", "note"],
    ["clear", "warning"],
    ["small", "note"],
  ]);
});

test("a requirement that isn't met is an error, even without points", () => {
  const gates = [{ id: "delivery", passed: false, found: "" }] as AnalysisResult["gates"];
  expect(levelsOf([audit("delivery", 0), audit("fine", 0)], gates)).toEqual([["delivery", "error"]]);
});
