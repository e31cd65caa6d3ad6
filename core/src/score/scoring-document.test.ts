import { expect, test } from "vitest";
import { allAudits } from "../audits/all.ts";
import { RUBRIC_VERSION } from "./rubric.ts";
import { pointsOf } from "./score-model.ts";
import { scoringDocument } from "./scoring-document.ts";

test("the document names its rubric and every check that can score", () => {
  const document = scoringDocument(allAudits);
  const scoring = allAudits.filter((audit) => pointsOf(audit) > 0);

  expect(document).toContain(
    `Rubric ${RUBRIC_VERSION} has ${allAudits.length} checks: ${scoring.length} can`,
  );
  expect(scoring.filter(({ title }) => !document.includes(title)).map(({ id }) => id)).toEqual([]);
});
