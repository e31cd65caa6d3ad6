import { expect, test } from "vitest";
import { routedHtml } from "../../ui/testing/routed-html.tsx";
import type { AskingApp } from "./app-forms.ts";
import { ConsentForm } from "./consent-form.tsx";

const WORKSPACES = [
  { id: "w1", name: "Own", isActive: false },
  { id: "w2", name: "Brew Notes", isActive: true },
];
const asked = (scopes: AskingApp["scopes"]) =>
  routedHtml(
    <ConsentForm
      app={{ name: "Assistant", host: "app.example", isLocal: false, scopes }}
      workspaces={WORKSPACES}
    />,
  );

test("an app that asks to read is not offered more", () => {
  const html = asked(["read"]);

  expect(html).toContain('value="read"');
  expect(html).not.toContain('value="act"');
});

test("an app that asks to act can be given less, and gets what it asks for unless the user chooses", () => {
  const html = asked(["read", "act"]);

  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="act"|<input[^>]*value="act"[^>]*checked=""/);
});

test("the active workspace is chosen, and refusing sends neither scope nor workspace", () => {
  const html = asked(["read"]);
  const [, refusal = ""] = html.split('id="refuse-app"');

  expect(html).toContain('<option value="w2" selected="">');
  expect(refusal).toContain('value="refuse-app"');
  expect(refusal).not.toMatch(/name="(?:scope|workspace)"/);
});
