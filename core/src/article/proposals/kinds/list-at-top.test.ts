import { expect, test } from "vitest";
import { gardenPage } from "../../testing/pages.ts";
import { proposal, proposed } from "../../testing/proposed.ts";
import { oneClause } from "./list-at-top.ts";

test("an entry has one clause, without the sentence around it", () => {
  expect(oneClause("Oak: It is heavy. It lasts for twenty years.")).toBe("Oak: heavy");
  expect(oneClause("Oak: lasts for twenty years; costs more than plastic.")).toBe(
    "Oak: lasts for twenty years",
  );
  expect(
    oneClause(
      "Oak: weighs 18 kg when it is empty and stands well in the wind, but needs two coats of oil in spring",
    ),
  ).toBe(
    "Oak: weighs 18 kg when it is empty and stands well in the wind, but needs two coats of oil in spring",
  );
  expect(
    oneClause("Oak: stands well in the wind on most of the days of a long winter, which a can never does"),
  ).toBe("Oak: stands well in the wind on most of the days of a long winter");
  expect(oneClause("Drill a hole near the bottom. Then sand it.")).toBe("Drill a hole near the bottom.");
});

const TALK = "Gardeners fill it in the evening and talk about the weather until the water runs over the rim.";
const barrels = (...headings: string[]) =>
  gardenPage(
    "Which rain barrel suits a small garden?",
    `<p>Rain is free, and every roof gives more of it than a garden can drink in a week of summer.</p><p>${`${TALK} `.repeat(5)}</p>${headings
      .map(
        (heading) =>
          `<h2>${heading}</h2><p>${heading.replace(/^\d+\. /, "")} lasts for many years. ${TALK}</p>`,
      )
      .join("")}`,
  );
const listed = (text: string, html: string) => {
  const { edits } = proposed([proposal({ kind: "opening", text })], html);
  return { after: edits[0]?.after ?? null, steps: JSON.stringify(edits[0]?.steps ?? null) };
};

test("the list keeps the page's order and its numbers", () => {
  const text = "Steel\nOak\nPlastic";
  const plain = listed(text, barrels("Oak", "Plastic", "Steel"));
  expect(plain.after).toBe("Oak\nPlastic\nSteel");
  expect(plain.steps).toContain('"isOrdered":false');
  const numbered = listed(text, barrels("1. Oak", "2. Plastic", "3. Steel"));
  expect(numbered.after).toBe("Oak\nPlastic\nSteel");
  expect(numbered.steps).toContain('"isOrdered":true');
  const countdown = listed(text, barrels("3. Oak", "2. Plastic", "1. Steel"));
  expect(countdown.after).toBe("Oak\nPlastic\nSteel");
  expect(countdown.steps).toContain('"isOrdered":false');
});

test("a line that promises more entries than the list has is left out", () => {
  const html = barrels("Oak", "Plastic", "Steel").replace(
    "Rain is free",
    "Five barrels suit a small garden, and rain is free",
  );
  expect(listed("Barrels suit a small garden:\nOak\nPlastic\nSteel", html).after).toMatch(/^Barrels suit/);
  expect(listed("Five barrels suit a small garden:\nOak\nPlastic\nSteel", html).after).toBe(
    "Oak\nPlastic\nSteel",
  );
});

test("“the best” doesn't lead in to steps", () => {
  const steps = ["Drill a hole near the bottom", "Screw in the tap", "Set the barrel on its stand"];
  const html = gardenPage(
    "How do I set up a rain barrel?",
    `<p>The best barrels of the year stand in every shop, and rain is free in every garden of the land.</p><p>${`${TALK} `.repeat(5)}</p>${steps.map((step) => `<h2>${step}</h2><p>${TALK}</p>`).join("")}`,
  );
  expect(listed(`The best barrels of the year:\n${steps.join("\n")}`, html).after).toBe(steps.join("\n"));
});
