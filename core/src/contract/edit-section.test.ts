import { expect, test } from "vitest";
import { allAudits } from "../audits/all.ts";
import { sectionOfEdit } from "./edit-section.ts";

test("a topic that a check covers is in the section of that check", () => {
  const covered = allAudits.flatMap(({ check, section }) => (check ? [{ check, section }] : []));
  expect(covered.length).toBeGreaterThan(15);
  for (const { check, section } of covered)
    expect([check, sectionOfEdit({ audit: null, about: check }, [])]).toEqual([check, section]);
});

test("the check of an edit decides before its topic, and an edit that has neither belongs nowhere", () => {
  const audits = [{ id: "age", section: "content_freshness" as const }];
  expect(sectionOfEdit({ audit: "age", about: "figures" }, audits)).toBe("content_freshness");
  expect(sectionOfEdit({ audit: "gone", about: "trim" }, audits)).toBe("content_structure");
  expect(sectionOfEdit({ audit: null }, audits)).toBeNull();
});
