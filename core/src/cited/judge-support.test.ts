import { expect, test } from "vitest";
import { judgeSupport } from "./judge-support.ts";
import type { SourceReading } from "./source-reading.ts";
import { sourcePage } from "./support/source-page.ts";
import { readingOf } from "./testing/readings.ts";

const PAGE = `<html lang="en"><head><title>How Much Coffee per Liter of Water? | Brew Notes</title>
<meta property="og:site_name" content="Brew Notes"></head><body><main><article>
<h1>How Much Coffee per Liter of Water?</h1><p>Updated March 4, 2025</p>
<p>Few things divide a kitchen like the morning coffee, and everybody has an opinion on how strong it should be.</p>
<h2>The ratio</h2><p>For a pour-over we use 60 grams per liter. That is our own taste, after many mornings.</p>
<h2>Without a scale</h2><p>A tablespoon holds about five grams, so a liter takes 12 tablespoons.</p>
<h2>By brewing method</h2><p>A French press wants 65 grams per liter, a pour-over 60, a drip machine 55.</p>
<h2>Water</h2><p>Let the kettle stand for 30 seconds, then pour at 200 °F (93 °C). Don't use distilled water.</p>
<h2>Storing it</h2><p>Cold brew is diluted later. In the fridge it keeps for two weeks.</p>
<h2>Three tools that make it easy</h2><p>We sell both as a starter set for $34. The grinder alone is $29.</p>
<p>Our roaster Mara Lindqvist brewed each batch twice and wrote down what she tasted in it.</p>
</article></main></body></html>`;

const URL_OF_PAGE = "https://brewnotes.example/guides/coffee-per-liter";
let reading: SourceReading | null = null;
const judge = (text: string, about: string[] = []) => {
  reading ??= readingOf(PAGE, URL_OF_PAGE, "how much coffee per liter of water");
  return judgeSupport({ text, about, language: "en" }, sourcePage(reading));
};

test("another price in the nearest passage contradicts the claim, although the page has the amount elsewhere", () => {
  const found = judge("Brew Notes sells a scale and kettle as a starter set for $29.");
  expect(found).toMatchObject({
    verdict: "not_supported",
    quote: { text: "We sell both as a starter set for $34.", under: "Three tools that make it easy" },
    note: "The page says $34, not $29.",
  });
  expect(judge("The starter set costs $34.00.")).toMatchObject({
    verdict: "supported",
    isSure: true,
    note: null,
  });
});

test("the currency must agree", () => {
  expect(judge("The starter set costs €34.").verdict).toBe("not_supported");
});

test("a date below the title is part of the page", () => {
  expect(judge("The guide was last updated in March 2024.")).toMatchObject({
    verdict: "not_supported",
    quote: { text: "Updated March 4, 2025" },
  });
  expect(judge("The guide was updated on 2025-03-04.")).toMatchObject({
    verdict: "supported",
    quote: { text: "Updated March 4, 2025" },
  });
});

test("a right number that the page gives for less is partly supported, and the note says what is missing", () => {
  const method = judge("Brew Notes recommends 60 grams per liter for every brewing method and any roast.");
  expect(method.verdict).toBe("partly");
  expect(method.note).toMatch(/^The number is right\. The passage doesn't say .*“roast”/);
  const storing = judge("Cold brew keeps for two weeks at room temperature.");
  expect(storing).toMatchObject({
    verdict: "partly",
    quote: { text: "In the fridge it keeps for two weeks." },
  });
  expect(storing.note).toContain("“temperature”");
});

test("one number isn't a range", () => {
  expect(judge("That is 10 to 12 level tablespoons per liter.")).toMatchObject({
    verdict: "partly",
    note: "The page gives one value, not a range: 12.",
  });
});

test("several numbers in one sentence are all needed", () => {
  expect(judge("Use 65 grams for a French press and 55 for a drip machine.").verdict).toBe("supported");
  expect(judge("Use 65 grams for a French press and 50 for a drip machine.").verdict).not.toBe("supported");
});

test("the same temperature in another unit is found where the page gives both", () => {
  expect(judge("Pour the water at 93°C.").verdict).toBe("supported");
  expect(judge("Pour the water at 100°C.")).toMatchObject({ verdict: "not_supported" });
});

test("a denial on either side isn't support", () => {
  expect(judge("Distilled water is what you should use.").verdict).not.toBe("supported");
  expect(judge("Don't use distilled water.").verdict).toBe("supported");
});

test("another name in the same passage contradicts the claim", () => {
  expect(judge("The roaster Mara Lindqvist brewed each batch twice.").verdict).toBe("supported");
  expect(judge("The roaster Jonas Brandt brewed each batch twice.")).toMatchObject({
    verdict: "not_supported",
    note: "The page names Mara Lindqvist, not Jonas Brandt.",
  });
});

test("what the page doesn't speak of is not supported, without a quote", () => {
  expect(judge("Espresso machines should be descaled with citric acid.")).toMatchObject({
    verdict: "not_supported",
    quote: null,
    note: "We found no passage that says this.",
  });
});

test("a claim in another language is only compared by its values", () => {
  const page = sourcePage(reading ?? readingOf(PAGE, URL_OF_PAGE, ""));
  const german = (text: string) => judgeSupport({ text, about: [], language: "de" }, page);
  expect(german("Das Starterset kostet 34 $.")).toMatchObject({ verdict: "partly", isSure: false });
  expect(german("Der Kaffee schmeckt gut.")).toMatchObject({ verdict: "not_checked" });
});

test("on a page that is longer than what is kept, a missing sentence proves nothing", () => {
  const page = sourcePage({ ...(reading as SourceReading), isCut: true });
  const found = judgeSupport({ text: "The starter set costs $77.", about: [], language: "en" }, page);
  expect(found).toMatchObject({ verdict: "not_supported", isSure: false });
});

test("every quote is on the page letter for letter", () => {
  const texts = (reading as SourceReading).lines.map(({ text }) => text);
  for (const claim of ["Use 60 grams per liter.", "It keeps for two weeks.", "The set costs $34."])
    expect(texts).toContain(judge(claim).quote?.text);
});

const judgeOn = (body: string, text: string, language = "en") => {
  const html = `<html lang="${language}"><head><title>Bread at home</title></head><body><main><h1>Bread at home</h1><p>These are the notes from our own kitchen, written down after every batch.</p>${body}</main></body></html>`;
  return judgeSupport(
    { text, about: [], language },
    sourcePage(readingOf(html, "https://loaf.example/notes", "bread at home")),
  );
};

test("the unit of a value isn't what the passage is about", () => {
  const row = "<table><tr><td>Rising</td><td>8 hours</td></tr></table>";
  expect(judgeOn(row, "The dough rises for 8 hours at the temperature of the room.").verdict).toBe("partly");
});

test("a table's row is shorter than the claim that it supports, a sentence isn't", () => {
  const claim = "A starter set of scale and kettle costs $34.";
  const row =
    "<table><tr><td>Starter set</td><td>$34</td></tr><tr><td>Oven stone</td><td>$60</td></tr></table>";
  expect(judgeOn(row, claim).verdict).toBe("supported");
  expect(judgeOn("<p>The starter set costs $34.</p>", claim).verdict).toBe("partly");
});

test("a question says what the sentence after it is about", () => {
  const found = judgeOn("<p>Weak crust? Add more heat.</p>", "For a weak crust, add more heat.");
  expect(found).toMatchObject({ verdict: "supported", quote: { text: "Add more heat." } });
});

test("a month of another language can be a person's first name", () => {
  const body = "<p>La ricetta è di Elena Conti.</p><p>Le foto sono di Marco Riva.</p>";
  expect(judgeOn(body, "La ricetta è di Marco Riva.", "it")).toMatchObject({
    verdict: "not_supported",
    note: expect.stringContaining("Elena Conti"),
  });
});

const museum = (line: string) =>
  sourcePage(
    readingOf(
      `<html lang="fr"><head><title>Visiter le musée</title></head><body><main><h1>Visiter le musée</h1><p>Le musée se trouve au centre de la ville, près de la gare et des jardins.</p><h2>Horaires</h2><p>${line}</p></main></body></html>`,
      "https://musee.example/visite",
      "quand ouvre le musée",
    ),
  );
const judgeFrench = (text: string, line: string) =>
  judgeSupport({ text, about: [], language: "fr" }, museum(line)).verdict;

test("a word that excludes the claim's word contradicts it, and one of the same family says it", () => {
  expect(judgeFrench("Le musée est ouvert le lundi.", "Le musée reste fermé le lundi.")).toBe(
    "not_supported",
  );
  expect(judgeFrench("Le musée est fermé le lundi.", "Le lundi, le musée reste fermé.")).toBe("supported");
  expect(judgeFrench("La réservation n'est pas nécessaire.", "La réservation n'est pas obligatoire.")).toBe(
    "supported",
  );
});

test("another thing's opening hour isn't the museum's", () => {
  expect(judgeFrench("L'ouverture du musée est à 10:00.", "Le café ouvre à 10h00.")).not.toBe("supported");
});

test("a passage that lacks more than a third of the claim doesn't say it in part", () => {
  const line = "Les visites commencent à 10 h 00, à l'ouverture du musée.";
  expect(judgeFrench("Le musée est ouvert le lundi.", line)).toBe("not_supported");
});
