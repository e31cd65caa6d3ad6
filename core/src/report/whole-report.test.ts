/** Reads a whole report as its author does: summary, list of edits and sections never contradict each other. */
import { expect, test } from "vitest";
import { type AnalysisResult, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { FIRM } from "../contract/bands.ts";
import { type Edit, isNote } from "../contract/edit.ts";
import { sectionOfEdit } from "../contract/edit-section.ts";
import { EDIT_TOPICS } from "../contract/reading.ts";
import { remedyOf } from "./check-groups.ts";
import { plain } from "./plain-text.ts";
import { reportMarkdown } from "./report-markdown.ts";
import { kindsOf, sectionStoryOf } from "./score-story.ts";
import { scoreSentences } from "./score-summary.ts";
import { isFaultless, NO_FAULT, noEditWords } from "./section-edits.ts";
import { isMeasured } from "./section-words.ts";
import { toldResults } from "./testing/told-results.ts";

const results = toldResults();
const [, first] = results[0] as [string, AnalysisResult];

/** What a report prints below the heading of a section. */
function partOf(text: string, result: AnalysisResult, section: Section): string {
  const [, part = ""] = text.split(`\n## ${result[section].title}: `);
  return part.split("\n## ")[0] ?? "";
}
const editsIn = (result: AnalysisResult, section: Section): Edit[] =>
  (result.edits ?? []).filter((edit) => sectionOfEdit(edit, result.audits) === section);

test.each(results)("each edit is in exactly one section, which shows it or is full: %s", (_, result) => {
  const text = reportMarkdown(result);
  const placed = SECTIONS.flatMap((section) => editsIn(result, section));
  expect(placed.map(({ id }) => id).toSorted()).toEqual(result.edits?.map(({ id }) => id).toSorted());
  for (const section of SECTIONS) {
    const part = partOf(text, result, section);
    const own = editsIn(result, section);
    const shown = [...own.filter((edit) => !isNote(edit)).slice(0, 2), ...own.filter(isNote)];
    for (const { fault } of shown) expect(part).toContain(plain(fault));
  }
});

test.each(results)(
  "a section says that nothing is wrong only where nothing stands against it: %s",
  (_, result) => {
    const text = reportMarkdown(result);
    for (const section of SECTIONS.filter((one) => one !== "competitor_analysis")) {
      const against = [
        ...editsIn(result, section).map(({ fault }) => fault),
        ...(sectionStoryOf(result, section)?.worse ?? []).map(({ found }) => found),
        ...result.audits
          .filter(
            (audit) =>
              audit.section === section && remedyOf(audit) !== null && !((audit.difference ?? 0) > 0),
          )
          .map(({ found }) => found),
      ];
      const part = partOf(text, result, section);
      const { score } = result[section].score;
      if (part.includes(NO_FAULT)) {
        expect([section, against]).toEqual([section, []]);
        expect(score).toBeGreaterThanOrEqual(FIRM);
      } else if (part.includes("We found no fault here that we are sure of.")) {
        expect([section, against]).toEqual([section, []]);
        expect(score).toBeLessThan(FIRM);
      } else if (isMeasured(result[section])) expect([section, against.length]).not.toEqual([section, 0]);
    }
  },
);

test("below a firm score a section without an edit says what is usual, not that all is well", () => {
  const section = {
    ...first.content_authority,
    start: 42,
    score: { ...first.content_authority.score, score: 42 },
  };
  const poor = {
    ...first,
    ...{ edits: [], score: { ...first.score, limit: 0 }, content_authority: section },
    audits: first.audits.map(({ difference, repair, ...audit }, at) => {
      const points = { won: 0, possible: audit.section === "content_authority" ? 1 + at : 0 };
      return { ...audit, advice: null, outcome: "not-applicable" as const, isUntold: true as const, points };
    }),
  };
  const said = noEditWords(poor, "content_authority");
  expect(said).toBe(`We found no fault here that we are sure of. ${kindsOf(poor)} usually score 42 here.`);
  expect(partOf(reportMarkdown(poor), poor, "content_authority")).toContain(plain(said ?? ""));
  expect(reportMarkdown(poor)).toContain("## Do this next\n\nNo edit that we are sure of.\n");
  const limited = { ...poor, score: { ...poor.score, limit: -20 } };
  expect(noEditWords(limited, "content_authority")).toBe(
    "We found no fault here that we are sure of. What limits the whole page holds this score down.",
  );
  const firm = { ...poor, content_authority: { ...section, score: { ...section.score, score: FIRM } } };
  expect(noEditWords(firm, "content_authority")).toBe(NO_FAULT);
});

test.each(results)("what isn't certain costs nothing: %s", (_, { audits }) => {
  const uncertain = audits.filter(
    (audit) => audit.isDoubtful || audit.isUntold || audit.outcome !== "scored",
  );
  expect(uncertain.filter(({ difference = 0 }) => difference < 0)).toEqual([]);
});

test.each(results)(
  "the summary praises the opening only where nothing stands against it: %s",
  (_, result) => {
    const { edits = [], audits } = result;
    const [opening = "", costs = ""] = scoreSentences(result);
    const against = [
      ...edits.filter(({ about }) => about === "intro" || about === "answer_early").map(({ fault }) => fault),
      ...audits.filter(
        ({ id, isUntold, difference = 0 }) => id === "early-answer" && (isUntold || difference < 0),
      ),
    ];
    if (opening.includes("its opening answers")) expect(against).toEqual([]);
    const isWorse = audits.some(({ difference = 0 }) => difference < 0);
    if (costs === "Nothing is worse than usual.") expect(isWorse).toBe(false);
  },
);

test.each(results)(
  "one sentence is said to answer only where it is shown as the answer: %s",
  (_, { reading, audits }) => {
    const praised = audits.filter(
      ({ id, isUntold, quotes, difference = 0 }) =>
        id === "answer-sentence" && !isUntold && difference > 0 && quotes.length > 0,
    );
    for (const { quotes } of praised) {
      expect(reading?.answer.level).toBe("answers");
      expect(reading?.answer.sentences[0]).toContain(quotes[0]);
    }
  },
);

const tenthsIn = (points: string): number => Math.round(10 * Number(points.replace("−", "-")));
const added = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);

test.each(results)("every sum holds as it is printed: %s", (_, result) => {
  const text = reportMarkdown(result);
  expect(text).not.toMatch(/[+−]0\.0/);
  const [, sum = "", exact = "", whole = exact] =
    /^([\d.]+(?: [+−] [\d.]+)*) = ([\d.]+)(?:, rounded to (\d+))?\.$/m.exec(text) ?? [];
  const terms = sum
    .replaceAll(/([+−]) /g, "$1")
    .split(" ")
    .map(tenthsIn);
  expect(added(terms)).toBe(tenthsIn(exact));
  expect([Number(whole), Math.round(Number(exact))]).toEqual([result.score.score, result.score.score]);

  const rows = [...text.matchAll(/^- ([+−]\d+\.\d) +[^ ]/gm)].map(([, points = ""]) => tenthsIn(points));
  expect(tenthsIn(String(result.score.start)) + added(rows)).toBe(tenthsIn(exact));

  const sections = [...text.matchAll(/^\|[^|]+\|[^|]+\|[^|]+\| ([+−]\d+\.\d) \|/gm)];
  expect(
    tenthsIn(String(result.score.start)) +
      tenthsIn(String(result.score.limit ?? 0)) +
      added(sections.map(([, points = ""]) => tenthsIn(points))),
  ).toBe(tenthsIn(exact));
  for (const section of SECTIONS) {
    const part = partOf(text, result, section);
    const checks = [...part.matchAll(/^- \*\*.+?\*\* \(([+−]\d+\.\d) points\)/gm)];
    const { difference = 0, markDifference = 0 } = result[section];
    expect(added(checks.map(([, points = ""]) => tenthsIn(points))) + tenthsIn(String(markDifference))).toBe(
      tenthsIn(String(difference)),
    );
  }
});

test("an edit of any topic, with no check behind it, keeps its section from saying that nothing is wrong", () => {
  const [edit] = first.edits ?? [];
  if (!edit) throw new Error("no edit");
  const audits = first.audits.map(({ difference, repair, ...audit }) => ({ ...audit, advice: null }));
  const clean = { ...first, audits, edits: [] };
  for (const about of EDIT_TOPICS) {
    const section = sectionOfEdit({ audit: null, about }, []);
    if (section === null) throw new Error("no section");
    const measured = { ...clean, [section]: { ...first[section], start: 40, difference: 0 } };
    expect([about, isFaultless(measured, section)]).toEqual([about, true]);
    const kinds = ["facts", "note"] as const;
    for (const kind of kinds)
      expect(isFaultless({ ...measured, edits: [{ ...edit, audit: null, about, kind }] }, section)).toBe(
        false,
      );
  }
});
