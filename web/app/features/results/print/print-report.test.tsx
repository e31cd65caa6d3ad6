import { SECTION_TITLE, SECTIONS } from "@citeworthy/core/contract";
import { expect, test } from "vitest";
import { SectionDetail } from "../sections/section-detail.tsx";
import { rendered, result, view, words } from "../testing/sample-view.tsx";
import { PrintReport } from "./print-report.tsx";

test("an older section without an applicable check says where its score comes from, also on paper", () => {
  const audits = result.audits.map((audit) => ({
    ...audit,
    outcome: "not-applicable" as const,
    share: null,
  }));
  const { measured, ...older } = result.interactive_elements;
  const empty = { ...view, result: { ...result, audits, interactive_elements: older } };
  const onScreen = (
    <SectionDetail section="interactive_elements" view={empty} strongOnly={false} onClose={() => {}} />
  );
  for (const markup of [rendered(onScreen), rendered(<PrintReport view={empty} />)]) {
    expect(words(markup)).toContain(result.interactive_elements.score.explanation);
    expect(words(markup)).not.toContain("Every check that applies passed");
  }
});

test("what engines cited is on paper after the score, and nothing where it wasn't measured", () => {
  const shown = words(rendered(<PrintReport view={view} cited={<p>3 of 6 answers cited this page</p>} />));
  const parts = ["Overall GEO Score", "3 of 6 answers cited this page", "Do this next"].map((part) =>
    shown.indexOf(part),
  );
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  expect(parts).not.toContain(-1);
  expect(rendered(<PrintReport view={view} />)).not.toContain('<div class="break-inside-avoid">');
});

test("the paper begins with the summary, and the evidence is its appendix", () => {
  const shown = words(rendered(<PrintReport view={view} />));
  const parts = [
    "Judged as:",
    "Overall GEO Score",
    "Do this next",
    "Analysis Sections",
    "What we do not claim",
    "Appendix: findings and evidence",
  ].map((part) => shown.indexOf(part));
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  expect(parts).not.toContain(-1);
  for (const section of SECTIONS) {
    const { measured, score } = result[section];
    expect(shown).toContain(
      `${SECTION_TITLE[section]} ${measured ? `Score ${score.score}` : "Not measured: "}`,
    );
  }
});
