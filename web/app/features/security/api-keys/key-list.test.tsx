import { expect, test } from "vitest";
import { routedHtml } from "../../../ui/testing/routed-html.tsx";
import type { KeyEntry } from "./key-forms.ts";
import { KeyList } from "./key-list.tsx";

const KEY: KeyEntry = {
  ...{ id: "k1", name: "Pipeline", ending: "wxyz", scopes: ["read"] },
  ...{ expiresAt: "2027-01-01T00:00:00Z", daysLeft: 30, lastUsedAt: null },
};
const show = (mayCreate: boolean, keys: KeyEntry[]) =>
  routedHtml(<KeyList keys={keys} mayCreate={mayCreate} isAdmin={false} />);

test("members who may only read revoke keys of an earlier role and are offered no new one", () => {
  expect(show(false, [KEY])).toContain("Pipeline");
  expect(show(false, [KEY])).toContain("Revoke");
  expect(show(false, [KEY])).not.toContain("New key");
  expect(show(false, [])).toContain("owners and editors make API keys");
  expect(show(true, [KEY])).toContain("New key");
});
