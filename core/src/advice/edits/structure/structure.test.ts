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

test("numbered entries without a table are counted", () => {
  const html = pageOf(list, { title: "5 best compost bins" });
  const [edit] = editsFor(html, { topics: ["comparison"], kind: "roundup", reading: { answer: listed } });
  expect(edit?.fault).toBe(
    "The page describes 5 entries one after another, without a table that compares them.",
  );
});

test("a table, or a list of tips, asks for no table", () => {
  const table = "<table><tr><th>Bin</th><th>Price</th></tr><tr><td>Tumbler</td><td>$90</td></tr></table>";
  const given = { topics: ["comparison" as const], kind: "roundup" as const, reading: { answer: listed } };
  expect(editsFor(pageOf(table + list, { title: "5 best compost bins" }), given)).toEqual([]);
  expect(editsFor(pageOf(list, { title: "5 composting tips" }), given)).toEqual([]);
});

test("a long text without subheadings says how long it is", () => {
  const [edit] = editsFor(pageOf(padding(30)), { topics: ["structure"] });
  expect(edit?.fault).toMatch(/^The page has \d+ words and no subheading\.$/);
});

const PARTS = ["Straw", "Leaves", "Grass", "Coffee grounds", "Eggshells"];
const idOf = (name: string) => name.toLowerCase().replace(" ", "-");
const parts = PARTS.map(
  (name, at) =>
    `<h2 id="${idOf(name)}">${name}</h2>${padding(12, at * 12)}<ul><li>${name}</li><li>Air</li></ul>`,
).join("");
const contents = `<ul>${PARTS.map((name) => `<li><a href="#${idOf(name)}">${name}</a></li>`).join("")}</ul>`;
const faultsOf = (main: string) =>
  editsFor(pageOf(main), { topics: ["structure"] }).map(({ fault }) => fault);

test("a long page with many sections is asked for a list of them, unless it has one", () => {
  expect(faultsOf(parts)).toEqual(["The page has 5 sections and no list of them at the top."]);
  expect(faultsOf(contents + parts)).toEqual([]);
});

test("headings amid the text that we don't read as part of it leave the sections unjudged", () => {
  const folded = `<h2>One</h2>${padding(20)}<div hidden><h2>Two</h2></div>${padding(20, 30)}`;
  const [edit] = editsFor(pageOf(folded), { topics: ["structure"] });
  expect(edit?.fault ?? "").not.toContain("without a subheading");
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

test("small repairs of the layout are proposed only where the page needs hardly anything else", () => {
  const html = pageOf(
    Array.from({ length: 6 }, (_, at) => `<h2>Part ${at}</h2>${padding(8, at * 9)}`).join(""),
  );
  const contents = "The page has 6 sections and no list of them at the top.";
  const alone = editsFor(html, { topics: ["structure"] });
  const amid = editsFor(html, {
    topics: ["structure", "named_author", "visible_date"],
    checks: { named_author: "no", visible_date: "no" },
  });
  expect(alone.map(({ fault }) => fault)).toEqual([contents]);
  expect(amid).toHaveLength(2);
  expect(amid.map(({ fault }) => fault)).not.toContain(contents);
});
