import { expect, test } from "vitest";
import { BARRELS, faultOf, proposal, proposed } from "../../testing/proposed.ts";

const APRIL = "About 35% of all barrels are sold in April.";
const asked = (change: Partial<Parameters<typeof proposal>[0]>, html = BARRELS) =>
  proposed(
    [
      proposal({
        kind: "facts",
        quotes: [APRIL],
        fault: "The share of barrels sold in April has no year.",
        needs: "the year of this share",
        ...change,
      }),
    ],
    html,
  ).edits[0]?.title;

test("a fact that anybody can look up isn't called the author's", () => {
  expect(asked({ about: "figures_sourced" })).toBe("A fact that readers look for");
});

test("what the author tested, sells or lived through is the author's", () => {
  expect(asked({ about: "first_hand" })).toBe("A fact that only you have");
  expect(asked({ needs: "how many barrels your shop sold in April" })).toBe("A fact that only you have");
  const ours = "We sold 140 rain barrels in April, more than in all of the summer.";
  const page = BARRELS.replace(APRIL, ours);
  expect(asked({ quotes: [ours] }, page)).toBe("A fact that only you have");
});

test("what may be in a chart, or in a part that isn't read as text, isn't asked for", () => {
  const facts = {
    kind: "facts" as const,
    about: "figures",
    fault: "The rain barrel has no price here.",
    needs: "the price of a barrel",
  };
  expect(faultOf(facts)).toBeNull();
  const chart = BARRELS.replace(
    "<h2>Prices</h2>",
    '<h2>Prices</h2><img src="/prices-chart.png" alt="Chart of prices">',
  );
  expect(faultOf(facts, chart)).toBe("may-be-there");
});

test("words that are linked to another site don't lack their source", () => {
  const linked = BARRELS.replace(
    "of all barrels",
    '<a href="https://survey.example/april">of all barrels</a>',
  );
  const own = BARRELS.replace("of all barrels", '<a href="/april">of all barrels</a>');
  const facts = {
    kind: "facts" as const,
    about: "figures_sourced",
    quotes: [APRIL],
    fault: "The share of barrels sold in April has no source.",
    needs: "the survey behind this share",
  };
  expect(faultOf(facts, linked)).toBe("may-be-there");
  expect(faultOf(facts, own)).toBeNull();
});
