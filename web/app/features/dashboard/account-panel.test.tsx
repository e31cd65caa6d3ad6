import type { Role } from "@citeworthy/core/product/workspaces/roles";
import { expect, test } from "vitest";
import { routedHtml } from "../../ui/testing/routed-html.tsx";
import { AccountPanel } from "./account-panel.tsx";

function linksFor(role: Role): string[] {
  const panel = { email: "ann@example.com", hasPassword: true, minPasswordLength: 8 };
  const html = routedHtml(<AccountPanel {...panel} role={role} />);
  return [...html.matchAll(/href="\/dashboard\/([^"]+)"/g)].map(([, page = ""]) => page);
}

test("the account links only to pages that the role may open", () => {
  expect(linksFor("editor")).toEqual(["members", "security", "api-keys", "webhooks", "connected-data"]);
  expect(linksFor("viewer")).toEqual(["members", "security", "api-keys", "connected-data"]);
  expect(linksFor("client")).toEqual(["members", "security"]);
});
