import { expect, test } from "vitest";
import { readPage } from "../../page/read-page.ts";
import { gardenPage } from "../testing/pages.ts";
import { checkFaithfulness } from "./check-faithfulness.ts";

const SOURCE = readPage(
  gardenPage(
    "Rain barrels",
    `<p>Jane Doe of the <a href="https://lab.example.edu/trial">Barrel Lab</a> measured 1,200 litres in four weeks. “The water stayed clear for a whole year,” said Doe, the director.</p><p>About 41 percent of barrels leak, Adam Smith found in 2024.</p><p style="display:none">Hidden Acme sold 999 barrels.</p>`,
  ),
  "https://garden.example/barrels",
);
const check = (markdown: string, given: { text: string; url?: string }[] = []) =>
  checkFaithfulness(markdown, { page: SOURCE, given }).map(({ kind, text }) => `${kind}: ${text}`);

test("what the page says passes, in other words and other spellings", () => {
  expect(
    check(
      'The barrels leak: 41% of them, in 2024. Director Jane Doe measured 1200 litres in 4 weeks.\n\n> "The water stayed clear for a whole year"\n\n- See [the trial](https://lab.example.edu/trial) and [above](#top)',
    ),
  ).toEqual([]);
});

test.each([
  ["42% of barrels leak.", "number: 42"],
  ["It took seventeen weeks.", "number: 17"],
  ["The lab measured 12,000 litres.", "number: 12000"],
  ["Doe said “the water was green within a week” to us.", "quotation: the water was green within a week"],
  ["The trial was led by Jane Smith.", "name: Jane Smith"],
  ["Barrels are sold by Acme.", "name: Acme"],
  ["Microsoft announced a barrel.", "name: Microsoft"],
  ["See [the study](https://evil.example/study).", "link: https://evil.example/study"],
  ["See [it](javascript:alert%281%29).", "link: javascript:alert%281%29"],
  ["![A barrel](https://evil.example/pixel.png)", "link: https://evil.example/pixel.png"],
  ["| Barrel | Litres |\n| --- | --- |\n| Oak | 777 |", "number: 777"],
  ["## Why 88 litres?", "number: 88"],
])("%s is stopped", (markdown, violation) => {
  expect(check(markdown)).toContain(violation);
});

test("what is hidden on the page proves nothing", () => {
  expect(check("Acme sold 999 barrels to them.")).toEqual(["number: 999"]);
  expect(check("It was Acme who sold them.")).toEqual(["name: Acme"]);
});

test("a source the user gave counts as the page does", () => {
  const given = [{ text: "Acme sold 999 barrels.", url: "https://acme.example/report" }];

  expect(check("In all, Acme sold [999](https://acme.example/report) barrels.", given)).toEqual([]);
});

test("a picture of the page isn't foreign to its article, and another one is", () => {
  const html = gardenPage(
    "Rain barrels",
    `<p>${"A barrel stores rain for the dry weeks of summer. ".repeat(6)}</p><figure><img src="/oak.jpg" alt="An oak barrel by Tomas Lund" width="600" height="400"><figcaption>Sold by Lund in 2021</figcaption></figure><p>${"Oak lasts for many years and looks good. ".repeat(6)}</p>`,
  );
  const page = readPage(html, "https://garden.example/barrels");
  const own = "![An oak barrel by Tomas Lund](https://garden.example/oak.jpg)\n\nSold by Lund in 2021";
  expect(checkFaithfulness(own, { page })).toEqual([]);
  expect(checkFaithfulness("![](https://other.example/oak.jpg)", { page })).toMatchObject([{ kind: "link" }]);
});
