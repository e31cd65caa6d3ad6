import { expect, test } from "vitest";
import { evidenceFromJson, evidenceToJson } from "./evidence-file.ts";
import { html, siteWith } from "./testing/loopback-site.ts";

test("evidence goes to a file and comes back the same, and other files are refused", async () => {
  const { gather } = await siteWith({ "/a": html("<p>\u{1f600}\u2028</p>") });
  const evidence = await gather();
  const json = evidenceToJson(evidence);
  expect(evidenceFromJson(json)).toEqual(evidence);
  expect(evidenceToJson(evidenceFromJson(json))).toBe(json);

  const file = JSON.parse(json);
  const wrong = [
    "",
    "{}",
    JSON.stringify({ ...file, version: 2 }),
    JSON.stringify({ ...file, evidence: {} }),
  ];
  for (const text of wrong) expect(() => evidenceFromJson(text), text).toThrow("not in the expected form");
});
