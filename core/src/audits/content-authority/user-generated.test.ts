import { expect, test } from "vitest";
import { pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { userGenerated } from "./user-generated.ts";

const html = pageOf("<p>A compost heap reaches 65 °C at its core after three days of warm weather.</p>");

test("an article has someone who answers for it", () => {
  expect(runWithReading(userGenerated, html, { kind: "explainer" })).toMatchObject({ share: 1, fix: null });
});

test("a thread has nobody, and the advice is to sum it up", () => {
  expect(runWithReading(userGenerated, html, { kind: "forum" })).toMatchObject({
    share: 0,
    fix: "Sum up the best answer in an article under your own name, and link to it from the thread.",
  });
});
