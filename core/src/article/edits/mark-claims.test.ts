import { expect, test } from "vitest";
import { contextWith } from "../testing/context.ts";
import { gardenPage } from "../testing/pages.ts";
import { markClaims } from "./mark-claims.ts";

const UNSOURCED = { figures_sourced: "no" } as const;
const marked = (text: string, kind: "explainer" | "product" = "explainer") =>
  markClaims(
    contextWith(gardenPage("Rain barrels", `<p>Barrels store rain for dry weeks. ${text}</p>`), {
      kind,
      checks: UNSOURCED,
    }),
  )[0];

test("a share without a source is marked, and only there", () => {
  const claim = "About 62% of all gardens in the valley have a barrel.";
  expect(marked(claim)).toMatchObject({ before: claim, steps: [{ do: "mark", mark: "[needs source]" }] });
});

test.each([
  "According to the Garden Council, 62% of all gardens have a barrel.",
  "We measured 62% less water in our own garden last year.",
  "You must fill at least 75% of the barrel before winter.",
  "If 40% of the barrels leak, the shed gets wet.",
  "“Nearly 40% of all barrels leak in winter,” she wrote.",
  "A barrel of oak costs $180 and holds 200 litres.",
  "A second barrel might raise the harvest by 20%.",
  "Leave the last 25% of the barrel empty in autumn.",
  "The taste of the water is 100 percent different.",
])("no source is asked for: %s", (text) => {
  expect(marked(text)).toBeUndefined();
});

test("a shop isn't asked for sources, nor a page that names them", () => {
  const text = "About 62% of all gardens in the valley have a barrel.";
  expect(marked(text, "product")).toBeUndefined();
  const sourced = contextWith(gardenPage("Barrels", `<p>${text}</p>`), {
    kind: "explainer",
    checks: { figures_sourced: "yes" },
  });
  expect(markClaims(sourced)).toEqual([]);
});

test("figures of a page that tested for itself are the author's own", () => {
  const text = "About 62% of all gardens in the valley have a barrel.";
  const tested = contextWith(gardenPage("Barrels", `<p>${text}</p>`), {
    kind: "explainer",
    checks: { figures_sourced: "no", first_hand: "yes" },
  });
  expect(markClaims(tested)).toEqual([]);
});

test("the mark is in the language of the page", () => {
  const german = gardenPage(
    "Was ist ein Regenfass?",
    "<p>Ein Regenfass sammelt das Wasser vom Dach für trockene Wochen im Sommer. Rund 62 Prozent der Gärten haben heute ein Fass neben dem Haus.</p>",
    { language: "de" },
  );
  const [edit] = markClaims(contextWith(german, { kind: "explainer", checks: UNSOURCED }));
  expect(edit?.steps).toMatchObject([{ do: "mark", mark: "[Quelle fehlt]" }]);
});
