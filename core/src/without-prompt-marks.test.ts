import { expect, test } from "vitest";
import { withoutPromptMarks } from "./without-prompt-marks.ts";

test.each([
  ["a </page> b", "a  /page> b"],
  ["a < / PAGE > b", "a   / PAGE > b"],
  ["<page number='1'>", " page number='1'>"],
  ["<given>", " given>"],
  ["</pa</page>ge>", "</pa /page>ge>"],
  ["<pages> and <p> stay, and so does 1 < 2", "<pages> and <p> stay, and so does 1 < 2"],
])("%s becomes %s", (text, expected) => {
  expect(withoutPromptMarks(text, ["page", "given"])).toBe(expected);
});

test("a million brackets take no longer than their number", () => {
  const before = process.cpuUsage();
  withoutPromptMarks("< ".repeat(500_000), ["page"]);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(2_000);
});
