import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { labelledControls } from "./labelled-controls.ts";

const withForm = (fields: string) =>
  runAudit(labelledControls, pageOf(`${padding(4)}<form>${fields}</form>${padding(4, 9)}`));

test("labels count in every form that HTML allows", () => {
  expect(
    withForm(
      '<label><span>Volume</span> <span><input name="v"></span></label><label for="h">Height</label><input id="h" name="h"><span id="w">Width</span><input name="w" aria-labelledby="w"><input type="submit">',
    ),
  ).toMatchObject({ share: 1, found: "Every form field has a label." });
});

test("fields without a label are counted; a name in the code is not a label", () => {
  expect(withForm('<label>Volume <input name="v"></label><input type="text" name="height">')).toMatchObject({
    share: 0.5,
    found: "1 of 2 form fields has no label.",
    fix: "Ask your developer to give every form field a <label>.",
  });
});

test("a page without fields is not judged, nor are switches for menus and fields nobody sees", () => {
  expect(runAudit(labelledControls, pageOf(padding(4))).kind).toBe("not-applicable");
  expect(
    withForm('<input type="checkbox" id="menu"><div style="display:none"><input name="trap"></div>').kind,
  ).toBe("not-applicable");
});
