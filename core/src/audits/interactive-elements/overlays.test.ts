import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { overlays } from "./overlays.ts";

test("dialogs are counted, and cost no points", () => {
  expect(overlays.part).toBe(0);
  expect(runAudit(overlays, pageOf(`${padding(4)}<dialog>Join us</dialog>`))).toMatchObject({
    kind: "reported",
    found: "Not scored. 1 dialog in the HTML.",
  });
});

test("a page without dialogs has nothing to report", () => {
  expect(runAudit(overlays, pageOf(padding(4))).kind).toBe("not-applicable");
});
