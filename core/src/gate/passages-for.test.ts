import { expect, test } from "vitest";
import { GAP, passagesFor } from "./passages-for.ts";

const PAGE = `# Pumps

Brunnel is a quiet pump. It was shown in Oslo in May.

## Motor

Its motor runs for ten years. Delivery takes a week.`;

test("new words get the sentences that share their words, with their headings, in the page's order and the gaps between", () => {
  expect(passagesFor(PAGE, ["The motor of the pump runs for ten years.", "Brunnel is quiet."])).toEqual([
    "# Pumps",
    "Brunnel is a quiet pump.",
    GAP,
    "## Motor",
    "Its motor runs for ten years.",
  ]);
});

test("a summary gets a sentence for each of its parts, and a pronoun the sentence before it", () => {
  expect(passagesFor(PAGE, ["Shown in Oslo, delivered in a week."])).toEqual([
    "# Pumps",
    "Brunnel is a quiet pump.",
    "It was shown in Oslo in May.",
    "## Motor",
    GAP,
    "Delivery takes a week.",
  ]);
});

test("a label comes with its value, and a sentence that an initial cut in two with its rest", () => {
  const page =
    "## Before you begin\n\nPrerequisites\n\nNone\n\nHaier is the new name for G.E. Appliances of Kentucky. It sells pumps.";
  expect(passagesFor(page, ["There are no prerequisites."])).toEqual([
    "## Before you begin",
    "Prerequisites",
    "None",
  ]);
  expect(passagesFor(page, ["Haier has a new name."]).join(" ")).toContain("Appliances of Kentucky.");
});

test("a new heading gets the part that it stands above", () => {
  const page = "## Motor\n\nIt runs for ten years.\n\nNobody hears it at night.\n\n## Price\n\nIt costs $80.";
  expect(passagesFor(page, ["A silent machine"], ["It runs for ten years."])).toEqual([
    "## Motor",
    "It runs for ten years.",
    "Nobody hears it at night.",
  ]);
});

test("words that the page doesn't have get nothing", () => {
  expect(passagesFor(PAGE, ["Elephants never forget."])).toEqual([]);
});

test("of lines that stand below several headings, a name gets its own", () => {
  const page = `## Oak\n\n- Full lid\n\n## Steel\n\n- Full lid\n\n## Clay\n\n- No lid`;
  expect(passagesFor(page, ["Steel: full lid"])).toEqual(["## Steel", "- Full lid"]);
});
