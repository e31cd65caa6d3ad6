import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { foldedText } from "./folded-text.ts";

const withSection = (section: string) =>
  runAudit(foldedText, pageOf(`${padding(4)}${section}${padding(4, 9)}`));

test("an expandable section with its text in the HTML passes", () => {
  expect(
    withSection("<details><summary>Is steam bad?</summary><p>No, steam shows a warm core.</p></details>"),
  ).toMatchObject({ share: 1, found: "The text of every expandable section is in the HTML." });
});

test("a section that is filled on click fails and is named", () => {
  expect(withSection("<details><summary>Is steam a bad sign?</summary></details>")).toMatchObject({
    share: 0,
    found: "1 of 1 expandable section has no text in the HTML.",
    fix: "Put the text of “Is steam a bad sign?” into the HTML instead of loading it on click.",
    quotes: ["Is steam a bad sign?"],
  });
});

test("a page without expandable text is not judged, and a filter with fields has no text to show", () => {
  expect(withSection("").kind).toBe("not-applicable");
  expect(
    withSection('<details><summary>Price</summary><input type="number" name="max"></details>').kind,
  ).toBe("not-applicable");
});
