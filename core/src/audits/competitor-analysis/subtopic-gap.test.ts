import { expect, test } from "vitest";
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { paddingFor, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { subtopicGap } from "./subtopic-gap.ts";

const about = (heading: string) => pageOf(`<h2>${heading}</h2>${paddingFor(heading, 3)}`);
const against = (html: string, ...rivals: string[]) =>
  subtopicGap.run(
    subjectOf(evidenceOf(html), {
      rivals: rivals.map((rival, at) => ({ url: `https://rival${at}.example/`, html: rival })),
    }),
  );

test("a word that most compared pages have in a subheading is reported when it is missing", () => {
  expect(against(about("Size"), about("Moisture"), about("Moisture"))).toMatchObject({
    kind: "reported",
    found:
      "Not scored. Most compared pages have these words in a subheading; this page does not mention them: moisture.",
  });
});

test("a page that mentions the subtopic is reported as covering it", () => {
  const html = pageOf("<p>The moisture of a heap decides how hot it gets.</p>");
  expect(against(html, about("Moisture"), about("Moisture"))).toMatchObject({
    found: "Not scored. The text covers the subtopics most compared pages share.",
  });
});

test("one page is too few to share a subtopic", () => {
  expect(against(about("Size"), about("Moisture")).kind).toBe("not-applicable");
  expect(runAudit(subtopicGap, about("Size")).kind).toBe("not-applicable");
});
