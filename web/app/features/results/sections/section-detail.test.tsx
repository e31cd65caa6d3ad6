import { SECTIONS, type Section } from "@citeworthy/core/contract";
import { groupChecks, namesOf, remedyOf } from "@citeworthy/core/report/check-groups";
import { NO_FAULT, noEditWords } from "@citeworthy/core/report/section-edits";
import { expect, test } from "vitest";
import { nextView } from "../edits/next-view.ts";
import { rendered, result, view, words } from "../testing/sample-view.tsx";
import { SectionDetail } from "./section-detail.tsx";

const detail = (section: Section, strongOnly = false, of = view) =>
  rendered(<SectionDetail section={section} view={of} strongOnly={strongOnly} onClose={() => {}} />);

test("a section shows its title, badges, score, analysis, numbered recommendations, then the breakdown of its score", () => {
  for (const section of SECTIONS.filter((one) => one !== "competitor_analysis" && result[one].measured)) {
    const markup = detail(section);
    const shown = words(markup);
    const { content, score } = result[section];
    expect(markup).toContain(`aria-label="Score ${score.score} of 100`);
    expect(shown).toContain(`Analysis ${content.description.slice(0, 40)}`);
    const own = [...view.next.edits, ...view.next.more].filter((edit) => edit.section === section);
    if (own.length > 0) expect(shown).toMatch(/Optimization Recommendations 1 /);
    expect(shown).toMatch(/(?:Low|High) Effort .*(?:Low|High) Impact/);
    const silent = noEditWords(result, section);
    if (silent !== null) expect(shown).toContain(silent);
    expect(shown.includes(NO_FAULT)).toBe(silent === NO_FAULT);
    expect(shown).toContain(score.explanation);
  }
});

test.each(SECTIONS.filter((section) => result[section].measured))(
  "the points that a section prints add up to those of its row: %s",
  (section) => {
    const shown = words(detail(section));
    const printed = [...shown.matchAll(/([+−])(\d+)\.(\d) points of the overall score(?! here)/g)].map(
      ([, sign, whole, tenth]) => (sign === "+" ? 1 : -1) * (10 * Number(whole) + Number(tenth)),
    );
    expect(printed.reduce((sum, one) => sum + one, 0)).toBe(
      Math.round(10 * (result[section].difference ?? 0)),
    );
    expect(shown).not.toMatch(/[+−]0\.0/);
  },
);

test("a section recommends its part of the list of edits and nothing else", () => {
  const [first] = view.next.edits.filter(({ section }) => section === "technical_implementation");
  if (!first) throw new Error("no edit");
  const shown = words(detail("technical_implementation"));
  expect(shown).toContain(first.fault);
  expect(shown).toMatch(new RegExp(`This is edit ${first.number}|Edit ${first.number} has the text`));
  const empty = { ...view, next: { ...view.next, edits: [], more: [] } };
  expect(words(detail("technical_implementation", false, empty))).not.toContain("This is edit");
});

test("a section without a fault says so in one line and recommends nothing", () => {
  const audits = result.audits.map(({ difference, repair, ...audit }) => ({ ...audit, advice: null }));
  const { content } = result.technical_implementation;
  const section = {
    ...result.technical_implementation,
    ...{ difference: 0, content: { ...content, description: "Looks at the code of the page." } },
    score: { score: 90, explanation: "As usual." },
  };
  const same = { ...result, audits, edits: [], technical_implementation: section };
  const shown = words(
    detail("technical_implementation", false, { ...view, result: same, next: nextView(same) }),
  );
  expect(shown).toContain("Optimization Recommendations No fault found. There is nothing to change here.");
  expect(shown).not.toContain("Better than usual");
  expect(shown).not.toContain("points of the overall score");
});

test("an edit and a note that no check stands behind are in the section of their topic, also where nothing is measured", () => {
  const [edit] = result.edits ?? [];
  if (!edit) throw new Error("no edit");
  const free = { ...edit, audit: null, about: "media" as const };
  const edits = [
    { ...free, id: "a", fault: "The video has no words." },
    { ...free, id: "b", kind: "note" as const, fault: "The chart is gone." },
  ];
  const told = { ...result, edits };
  const shown = words(detail("interactive_elements", false, { ...view, result: told, next: nextView(told) }));
  expect(shown).toContain("Not measured: ");
  expect(shown).toContain("Optimization Recommendations 1 The video has no words.");
  expect(shown).toContain("For you to decide: The chart is gone. See the note");
  expect(shown).not.toContain("No fault found");
});

test("checks without a number are one line of names for each reason, which opens to what they found", () => {
  const shown = words(detail("technical_implementation"));
  const { usual, inapplicable, information } = groupChecks(result, "technical_implementation");
  const lines = [
    ["As usual", usual],
    ["Doesn't apply", inapplicable],
    ["For information", information],
  ] as const;
  for (const [title, audits] of lines) {
    expect([title, audits.length]).not.toEqual([title, 0]);
    expect(shown).toContain(`${title}: ${namesOf(audits)}`);
    for (const { found } of audits) expect(shown).toContain(found);
  }
});

test("a fault that costs nothing is shown with what to do, and isn't among the names", () => {
  const [fault] = groupChecks(result, "technical_implementation").faults;
  if (!fault) throw new Error("no fault");
  const shown = words(detail("technical_implementation"));
  expect(shown).toContain(`Worth repairing No points depend on this. ${fault.found} ${remedyOf(fault)}`);
  expect(shown.split(fault.found)).toHaveLength(2);
});

test("a section of an older result keeps its stored texts and shows no points", () => {
  const { start, ...score } = result.score;
  const { difference, start: _, ...section } = result.technical_implementation;
  const audits = result.audits.map(({ difference: __, ...audit }) => audit);
  const older = { ...result, audits, score, technical_implementation: section };
  const shown = words(
    detail("technical_implementation", false, { ...view, result: older, next: nextView(older) }),
  );
  expect(shown).toContain(result.technical_implementation.score.explanation);
  expect(shown).toMatch(/Other checks: /);
  expect(shown).not.toContain("points of the overall score ");
});

test("checks that had no pages to compare with are not listed", () => {
  expect(result.audits.find(({ id }) => id === "fact-gap")?.outcome).toBe("not-applicable");
  expect(words(detail("competitor_analysis"))).not.toContain("Numbers compared with others");
});

test("where only weaker evidence speaks for a change, the filter says so", () => {
  const audits = result.audits.map((audit) => ({ ...audit, grade: "C" as const }));
  const shown = words(detail("technical_implementation", true, { ...view, result: { ...result, audits } }));
  expect(shown).toContain("No recommendation here has evidence grade A or B.");
  expect(shown).not.toContain("As usual: ");
});

test("a section that isn't measured shows one line why: no score, no effort, no recommendations", () => {
  const markup = detail("interactive_elements");
  const shown = words(markup);
  expect(shown).toContain("Not measured: no check of this section applies to this page.");
  expect(markup).not.toContain('aria-label="Score');
  for (const part of ["Effort", "Impact", "Recommendations", "Score Breakdown", "Estimated"])
    expect(shown).not.toContain(part);
});

test("without competing pages, their section asks for them, and the owner has the way to name them", () => {
  const link = <a href="/">Name competing pages</a>;
  const own = rendered(
    <SectionDetail
      section="competitor_analysis"
      view={view}
      strongOnly={false}
      nameCompetitors={link}
      onClose={() => {}}
    />,
  );
  expect(words(own)).toContain("Not measured: name competing pages to compare with.");
  expect(words(own)).toContain("Name competing pages ");
  expect(words(detail("competitor_analysis"))).not.toContain("Name competing pages ");
  expect(words(detail("interactive_elements"))).not.toContain("Name competing pages ");
});
