import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { readability } from "./readability.ts";

const german = (heap: number) =>
  `Der Komposthaufen Nummer ${heap} wird sehr heiß, wenn er groß genug ist und immer genug Luft bekommt. `;
const GERMAN = Array.from({ length: 8 }, (_, at) => german(at + 1)).join("");

test("an English text gets its school grade, without points", () => {
  expect(runAudit(readability, pageOf(padding(20)))).toMatchObject({
    kind: "reported",
    found: expect.stringMatching(
      /^Not scored\. Grade \d+\.\d \(Flesch-Kincaid\), \d+\.\d words per sentence\.$/,
    ),
  });
});

test("another language gets only the length of its sentences", () => {
  const html = pageOf(`<p>${GERMAN}</p>`, { title: "Wie heiß wird ein Komposthaufen?" });
  expect(runAudit(readability, html.replace('lang="en"', 'lang="de"'))).toMatchObject({
    found: expect.stringMatching(/^Not scored\. \d+\.\d words per sentence on average\.$/),
  });
});

test("a short text is not measured", () => {
  expect(runAudit(readability, pageOf("<p>Heaps get hot.</p>")).kind).toBe("not-applicable");
});
