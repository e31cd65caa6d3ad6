import { type AuditResult, SECTIONS, type Section } from "@citeworthy/core/contract";
import { expect, test } from "vitest";
import { numberText } from "../../../ui/figures/number-text.ts";
import { rendered, result, view, words } from "../testing/sample-view.tsx";
import { SectionDetail } from "./section-detail.tsx";

const lost = ({ points }: AuditResult) => points.possible - points.won;
const detail = (section: Section, strongOnly = false, of = view) =>
  rendered(<SectionDetail section={section} view={of} strongOnly={strongOnly} onClose={() => {}} />);

test("a section shows its title, badges, score, analysis, numbered recommendations, then the breakdown of its score", () => {
  for (const section of SECTIONS.filter((one) => one !== "competitor_analysis" && result[one].measured)) {
    const markup = detail(section);
    const shown = words(markup);
    const { content, score } = result[section];
    expect(shown).toMatch(/(?:Low|High) Effort .*(?:Low|High) Impact/);
    expect(markup).toContain(`aria-label="Score ${score.score} of 100`);
    expect(shown).toContain(`Analysis ${content.description.slice(0, 40)}`);
    expect(shown).toMatch(/Optimization Recommendations (?:[^ ]+ points lost, most first )?1 /);
    expect(shown.indexOf("Optimization Recommendations")).toBeLessThan(shown.indexOf("Score Breakdown"));
    expect(shown).toContain(score.explanation);
  }
});

test("a finding shows its points of the overall score, not of its section", () => {
  const [worst] = result.audits
    .filter(
      ({ section, advice, outcome }) =>
        section === "technical_implementation" && advice && outcome === "scored",
    )
    .filter(({ isDoubtful }) => !isDoubtful)
    .toSorted((one, other) => lost(other) - lost(one));
  expect(worst).toBeDefined();
  expect(words(detail("technical_implementation"))).toContain(`−${numberText(lost(worst as AuditResult))}`);
});

test("checks that passed and checks that don't apply are counted, with the reason why they don't", () => {
  const shown = words(detail("technical_implementation"));
  const own = result.audits.filter(({ section }) => section === "technical_implementation");
  const notApplicable = own.filter(({ outcome }) => outcome === "not-applicable");
  expect(notApplicable.length).toBeGreaterThan(0);
  expect(shown).toMatch(/\d+ checks? passed/);
  expect(shown).toContain(
    `${notApplicable.length} ${notApplicable.length === 1 ? "check doesn't" : "checks don't"} apply`,
  );
  for (const { found } of notApplicable) expect(shown).toContain(found);
});

test("checks that had no pages to compare with are not listed", () => {
  expect(result.audits.find(({ id }) => id === "fact-gap")?.outcome).toBe("not-applicable");
  expect(words(detail("competitor_analysis"))).not.toContain("Numbers compared with others");
});

test("where only weaker evidence speaks for a change, the filter says so", () => {
  const audits = result.audits.map((audit) => ({ ...audit, grade: "C" as const }));
  const shown = words(detail("technical_implementation", true, { ...view, result: { ...result, audits } }));
  expect(shown).toContain("No recommendation here has evidence grade A or B.");
  expect(shown).not.toMatch(/checks? passed/);
});

test("a fault that an earlier rubric wasn't sure of is folded below the clear ones and says so", () => {
  const [worst] = result.audits.filter(
    (audit) => audit.section === "technical_implementation" && audit.advice && lost(audit) > 0,
  );
  const audits = result.audits.map((audit) =>
    audit === worst ? { ...audit, isDoubtful: true as const } : audit,
  );
  const shown = words(detail("technical_implementation", false, { ...view, result: { ...result, audits } }));
  expect(shown).toMatch(/\d+ possible faults?, less certain/);
  expect(shown.indexOf(`If so: ${worst?.advice}`)).toBeGreaterThan(shown.indexOf("less certain"));
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
