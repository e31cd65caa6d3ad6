import { expect, test } from "vitest";
import { readPage } from "../../page/read-page.ts";
import { gardenPage } from "../testing/pages.ts";
import { diffClaims } from "./diff-claims.ts";

const PAGE = readPage(
  gardenPage(
    "Rain barrels",
    "<p>A barrel of oak lasts twenty years in the garden. Plastic breaks in frost when it is full of water.</p><p>Nobody needs a third sentence about hoses.</p>",
  ),
  "https://garden.example/barrels",
);

test("each statement is kept, reworded, added or dropped, with the place of the page's words", () => {
  const claims = diffClaims(
    "# Rain barrels\n\nA barrel of oak lasts twenty years in the garden. Full of water, plastic breaks in winter frost. The moon is made of cheese.\n",
    PAGE,
  );

  expect(claims.map(({ status, text }) => [status, text])).toEqual([
    ["kept", "A barrel of oak lasts twenty years in the garden."],
    ["reworded", "Full of water, plastic breaks in winter frost."],
    ["added", "The moon is made of cheese."],
    ["dropped", "Nobody needs a third sentence about hoses."],
  ]);
  for (const { source } of claims) {
    if (!source || source.block === null) continue;
    expect(PAGE.blocks[source.block]?.text.slice(source.start, source.end)).toBe(source.quote);
  }
  expect(claims[2]?.source).toBeNull();
});

test("a sentence turned into its opposite, or cut to say more than it did, is not the page's", () => {
  const page = readPage(
    gardenPage("Rain barrels", "<p>It is not true that oak barrels leak in winter.</p>"),
    "https://garden.example/",
  );
  const status = (text: string) => diffClaims(text, page)[0]?.status;

  expect(status("It is not true that oak barrels leak in winter.")).toBe("kept");
  expect(status("Oak barrels leak in winter.")).toBe("added");
  expect(status("In winter oak barrels do not leak.")).toBe("reworded");
});

test("a mark of a missing source belongs to the sentence before it, in any language", () => {
  const claims = diffClaims("- A barrel of oak lasts twenty years in the garden. [Quelle fehlt]\n", PAGE);

  expect(claims.filter(({ status }) => status !== "dropped")).toMatchObject([
    { status: "kept", needsSource: true },
  ]);
});
