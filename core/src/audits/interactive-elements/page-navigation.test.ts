import { expect, test } from "vitest";
import { paddingFor, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { pageNavigation } from "./page-navigation.ts";

const NAMES = ["Heat", "Water", "Shelter"];
const sections = (heading: (name: string) => string) =>
  NAMES.map((name) => `${heading(name)}${paddingFor(name, 40)}`).join("");
const idOf = (name: string) => name.toLowerCase();
const anchored = sections((name) => `<h2 id="${idOf(name)}">${name}</h2>`);
const found = (main: string) => {
  const finding = runAudit(pageNavigation, pageOf(main));
  return finding.kind === "reported" ? finding.found : finding.kind;
};

test("anchors and a table of contents are reported, without points", () => {
  const contents = NAMES.map((name) => `<li><a href="#${idOf(name)}">${name}</a></li>`).join("");

  expect(pageNavigation.part).toBe(0);
  expect(found(`<ul>${contents}</ul>${anchored}`)).toBe(
    "Not scored. Subheadings have anchors, and the page links to them.",
  );
});

test("missing anchors and a missing table of contents are different findings", () => {
  expect(found(sections((name) => `<h2>${name}</h2>`))).toBe(
    "Not scored. 3 of 3 subheadings have no anchor (id).",
  );
  expect(found(anchored)).toBe(
    "Not scored. Subheadings have anchors, but no table of contents links to the sections.",
  );
});

test("a short text needs no table of contents", () => {
  expect(found("<h2>A</h2><p>x</p>")).toBe("not-applicable");
});
