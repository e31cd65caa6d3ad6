import { expect, test } from "vitest";
import { passagesFor } from "./passages-for.ts";

const PAGE = `# Pumps

Brunnel is a quiet pump. It was shown in Oslo in May.

## Motor

Its motor runs for ten years. Delivery takes a week.`;

test("new words get the sentences that share their words, with their headings, in the page's order", () => {
  expect(passagesFor(PAGE, ["The motor of the pump runs for ten years.", "Brunnel is quiet."])).toEqual([
    "# Pumps",
    "Brunnel is a quiet pump.",
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
    "Delivery takes a week.",
  ]);
});

test("words that the page doesn't have get nothing", () => {
  expect(passagesFor(PAGE, ["Elephants never forget."])).toEqual([]);
});

test("of lines that stand below several headings, a name gets its own", () => {
  const page = `## Oak\n\n- Full lid\n\n## Steel\n\n- Full lid\n\n## Clay\n\n- No lid`;
  expect(passagesFor(page, ["Steel: full lid"])).toEqual(["## Steel", "- Full lid"]);
});
