import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { widgetText } from "./widget-text.ts";

const around = (main: string) => runAudit(widgetText, pageOf(`${padding(4)}${main}${padding(4, 9)}`));

test("an embedded element with a title passes", () => {
  expect(
    around('<iframe src="https://t.example/x" title="Heat of a heap by season"></iframe>'),
  ).toMatchObject({ share: 1, found: "Every embedded element has text or a title." });
});

test("an embedded element without text or title fails", () => {
  expect(around('<iframe src="https://t.example/x"></iframe>')).toMatchObject({
    share: 0,
    found: "1 of 1 embedded element has no text and no descriptive title.",
  });
});

test("frames for advertising, empty custom elements and hidden frames hold no content to describe", () => {
  for (const part of [
    "",
    '<iframe src="https://www.googletagmanager.com/ns.html"></iframe>',
    "<share-icon></share-icon>",
    '<div style="display:none"><iframe src="https://t.example/x"></iframe></div>',
  ])
    expect([part, around(part).kind]).toEqual([part, "not-applicable"]);
});
