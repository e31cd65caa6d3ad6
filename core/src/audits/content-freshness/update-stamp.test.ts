import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { updateStamp } from "./update-stamp.ts";

test("a date of the last update passes", () => {
  const html = pageOf(`<p>Published 3 May 2020. Last updated: 4 June 2021</p>${padding(6)}`);

  expect(runWithReading(updateStamp, html)).toMatchObject({
    share: 1,
    found: "Updated date found: 2021-06-04.",
    quotes: ["4 June 2021"],
  });
});

test("an old page that gives only its publication date is reported without points", () => {
  expect(runWithReading(updateStamp, pageOf(`<p>Published 3 May 2020</p>${padding(6)}`))).toMatchObject({
    kind: "reported",
    found: "We found no updated date.",
  });
});

test("a new page, a page without a date and a news report need no update date", () => {
  const of = (main: string, kind: "explainer" | "news" = "explainer") =>
    runWithReading(updateStamp, pageOf(main + padding(6)), { kind }).kind;

  expect(of("<p>Published 3 May 2026</p>")).toBe("not-applicable");
  expect(of("")).toBe("not-applicable");
  expect(of("<p>Published 3 May 2020</p>", "news")).toBe("not-applicable");
});

test("a draft that was edited before it went live wasn't updated", () => {
  const head =
    '<meta property="article:published_time" content="2020-05-03T10:00:00Z"><meta property="article:modified_time" content="2020-04-28T10:00:00Z">';
  expect(runWithReading(updateStamp, pageOf(padding(6), { head }))).toMatchObject({
    kind: "reported",
    found: "We found no updated date.",
  });
});
