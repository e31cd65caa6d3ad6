import { expect, test } from "vitest";
import { readPage } from "../../page/read-page.ts";
import { readText } from "../text/text.ts";
import { readStuffing } from "./stuffing.ts";

function stuffingOf(html: string, language = "en") {
  const page = readPage(
    `<html lang="${language}"><main><article>${html}</article></main>`,
    "https://a.example/",
  );
  return readStuffing(page, readText(page));
}
const lines = (...sentences: string[]) => sentences.map((one) => `<p>${one}</p>`).join("");

test("the phrase that recurs most is named with its count and its share of the words", () => {
  const found = stuffingOf(
    lines(
      "A compost bin is warm.",
      "Buy a compost bin now.",
      "Our compost bin lasts.",
      "Turn the compost bin often.",
    ),
  );
  expect(found).toMatchObject({ phrase: "compost bin", count: 4 });
  expect(found.density).toBeCloseTo(8 / 19);
});

test("a phrase that occurs three times is ordinary writing", () => {
  expect(
    stuffingOf(lines("A compost bin is warm.", "Buy a compost bin.", "The compost bin lasts.")),
  ).toMatchObject({
    phrase: null,
    count: 0,
  });
});

test("a phrase doesn't begin or end with a small word of the page's language", () => {
  const found = stuffingOf(
    lines("Une grille de cuisson.", "La surface de cuisson.", "Le mode de cuisson.", "Un temps de cuisson."),
    "fr",
  );
  expect(found.phrase).toBeNull();
});

test("the share of subheadings with the phrase is counted from four subheadings on", () => {
  const section = (heading: string, text: string) => `<h2>${heading}</h2><p>${text}</p>`;
  const three = ["Clean", "Fill", "Empty"].map((verb) =>
    section(`${verb} a compost bin`, `${verb} each compost bin in ${verb} week.`),
  );
  const two = [section("Tools", "A compost bin needs a fork."), section("Costs", "It is cheap.")];
  expect(stuffingOf([...three, ...two].join("")).inHeadings).toBeCloseTo(3 / 5);
  expect(stuffingOf(three.join("")).inHeadings).toBe(0);
});

test("a sentence that repeats one word three times is named", () => {
  const chant = "Cheap shoes, cheap boots and cheap laces for everyone today.";
  expect(stuffingOf(lines("Shoes last long if they are cleaned well.", chant)).chants).toEqual([chant]);
});
