import { expect, test } from "vitest";
import { padding, paddingFor, pageOf } from "../../../analysis/testing/run-audit.ts";
import { editsFor } from "../testing/given-page.ts";

const BINS = ["Tumbler", "Wormery", "Hot box", "Bokashi bin", "Wire cage"];
const list = BINS.map((name, at) => `<h2>${at + 1}. ${name}</h2>${paddingFor(name, 3)}`).join("");
const listed = {
  level: "none" as const,
  sure: false,
  sentences: [],
  place: "none" as const,
  isList: true,
  items: BINS,
  by: "engine" as const,
};

test("entries with prices and without a table are counted, others need none", () => {
  const html = pageOf(`${list}<p>They cost between $40 and $190.</p>`, { title: "5 best compost bins" });
  const [edit] = editsFor(html, { topics: ["comparison"], kind: "roundup", reading: { answer: listed } });
  expect(edit?.fault).toBe(
    "The page describes 5 entries one after another, without a table that compares them.",
  );
  const priceless = pageOf(list, { title: "5 best compost bins" });
  const given = {
    topics: ["comparison" as const],
    kind: "roundup" as const,
    reading: { answer: { ...listed, isList: false } },
  };
  expect(editsFor(priceless, given)).toEqual([]);
});

test("a table, or a list of tips, asks for no table", () => {
  const table = "<table><tr><th>Bin</th><th>Price</th></tr><tr><td>Tumbler</td><td>$90</td></tr></table>";
  const given = { topics: ["comparison" as const], kind: "roundup" as const, reading: { answer: listed } };
  expect(editsFor(pageOf(table + list, { title: "5 best compost bins" }), given)).toEqual([]);
  expect(editsFor(pageOf(list, { title: "5 composting tips" }), given)).toEqual([]);
});

test("a long text without subheadings says how long it is", () => {
  const [edit] = editsFor(pageOf(padding(60)), { topics: ["structure"] });
  expect(edit?.fault).toMatch(/^The page has \d+ words and no subheading\.$/);
});

test("headings that would fit any page are named", () => {
  const html = pageOf(
    `<h2>Overview</h2>${padding(5)}<h2>How hot it gets</h2>${padding(5, 9)}<h2>Conclusion</h2>${padding(5, 20)}`,
  );
  const [edit] = editsFor(html, { topics: ["headings_tell"], checks: { headings_tell: "no" } });
  expect(edit).toMatchObject({
    fault: "The headings “Overview” and “Conclusion” would fit any page.",
    before: "Overview",
  });
});

test("only a how-to whose question asks how is asked for steps", () => {
  const steps =
    "<p>First dig a hole.</p><p>Then fill it with straw.</p><p>Next water the heap well.</p><p>Finally cover it up.</p>";
  const given = { topics: ["steps" as const], kind: "how-to" as const, checks: { steps: "no" as const } };
  const html = pageOf(steps + padding(6));
  expect(editsFor(html, { ...given, reading: { question: "How to build a compost heap" } })).toHaveLength(1);
  expect(editsFor(html, { ...given, reading: { question: "Five compost bins we tested" } })).toEqual([]);
});

test("tips, and steps that are numbered in the text, need no numbered list", () => {
  const given = {
    topics: ["steps" as const],
    kind: "how-to" as const,
    checks: { steps: "no" as const },
    reading: { question: "How to build a compost heap" },
  };
  const steps = "<p>First dig a hole.</p><p>Then fill it with straw.</p><p>Next water the heap well.</p>";
  const typed = "<p>1. Place. Dig a hole.</p><p>2. Straw. Fill it up.</p><p>3. Water. Pour it on.</p>";
  expect(editsFor(pageOf(steps + padding(6)), given)).toHaveLength(1);
  expect(editsFor(pageOf(steps + typed + padding(6)), given)).toEqual([]);
  expect(editsFor(pageOf(steps + padding(6), { title: "5 tips for a compost heap" }), given)).toEqual([]);
});

test("several cases, each in a section of its own, aren't one procedure", () => {
  const given = {
    topics: ["steps" as const],
    kind: "how-to" as const,
    checks: { steps: "no" as const },
    reading: { question: "How to build a compost heap" },
  };
  const cases = ["First we dug a hole for Ida.", "Then Jonas wanted straw.", "Next came the heap of Mara."];
  const html = cases.map((text, at) => `<h2>Heap of reader ${at}</h2><p>${text}</p>${padding(3, at * 3)}`);
  expect(editsFor(pageOf(html.join("")), given)).toEqual([]);
});
