import { expect, test } from "vitest";
import { lexiconOf } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { readPage } from "../../page/read-page.ts";
import { readText } from "../text/text.ts";
import { figuresIn, readNumbers } from "./numbers.ts";

function numbersOf(html: string) {
  const page = readPage(`<main><article>${html}</article></main>`, "https://garden.example/heat");
  return readNumbers(page, readText(page, lexiconOf(english)));
}

test.each([
  ["It steeps for 10 hours.", ["10 hours"]],
  ["The trial had 42 patients.", ["42 patients"]],
  ["We asked 1,204 people (n = 87).", ["1,204 people", "n = 87"]],
  ["It rose 12.5% to $3 million in 2024.", ["12.5%", "$3 million"]],
  ["A kitchen costs $15,000 – $30,000.", ["$15,000 – $30,000"]],
  ["Sales reached USD 56.25 billion.", ["USD 56.25 billion"]],
  ["Take 10 to 20 mg a day.", ["10 to 20 mg"]],
  ["The store lists 1,500+ integrations.", ["1,500+ integrations"]],
  ["A 40-ounce kettle with a 58mm opening.", ["40-ounce", "58mm"]],
  ["Of 54 edits, 3 of 54 had an effect.", ["54 edits", "3 of 54"]],
  ["One of Jupiter's 79 moons is covered by ice.", ["79 moons"]],
  ["The median of 8.5 is low.", ["8.5"]],
  ["If it goes over 2000 words, nobody reads it.", ["2000 words"]],
  ["The tool has 10k users.", ["10k users"]],
])("a measured, counted or priced value is a figure: %s", (text, values) => {
  expect(figuresIn(text)).toEqual(values);
});

test.each([
  ["Die Studie begleitete 42 Patienten im Alltag.", "42 Patienten"],
  ["Der Kompost erreicht 65 Grad.", "65 Grad"],
  ["Il faut 12 heures de repos.", "12 heures"],
  ["Tarda 3 años en crecer.", "3 años"],
  ["Costa 20 euro al mese.", "20 euro"],
  ["O curso dura 6 semanas.", "6 semanas"],
  ["Het duurt 8 weken.", "8 weken"],
  ["Trwa to 5 godzin.", "5 godzin"],
  ["Sie braucht für jede Einheit Strom 3 Kilowattstunden Wärme.", "3 Kilowattstunden"],
  ["Verse 2,5 cuillères de sirop.", "2,5 cuillères"],
  ["La proporción de 4,5 a 1 es suficiente.", "4,5 a 1"],
  ["Una puntuación de 100 no lo dice todo.", "100"],
  ["Deve ferver a 10 a 21 °C.", "10 a 21 °C"],
  ["Dodaj 1,5 łyżeczki soli.", "1,5 łyżeczki"],
  ["参加者は300人でした。", "300人"],
])("units of other languages are understood: %s", (text, value) => {
  expect(figuresIn(text)).toEqual([value]);
});

test.each([
  "3. Foo is easy.",
  "Ticket #2 is open.",
  "Vue 2.7 and Vue 3 users differ.",
  "It needs Python 3.12 or iOS 17.",
  "Windows 11 comes with a clock.",
  "This function prints '3210'.",
  "Sleeping bags (296 products)",
  "Visit us at 12 Elm Street, Springfield, IL 62704.",
  "Call (555) 010-1234 or +44 20 7946 0018.",
  "4.5 out of 5 stars (239)",
  "Become a member to earn 239 points today.",
  "Modified 7 years, 10 months ago",
  "It is made of 18/8 steel.",
  "It closed at 10 p.m. and reopened at 4:14 pm, or 18:30.",
  "5 min read",
  "See page 3 of 10 and chapter 12 of version 26.",
  "It was written on March 14, 2023 and 14. März 2024.",
  "Top 10 ways to sleep better.",
  "Here are 7 simple tips.",
  "In 2024 people spent more.",
  "The 2008 elections were close.",
  "Her 12-year-old plays songs of the 1990s.",
  "The 50/30/20 rule is simple.",
  "COVID-19 patients and 5G networks.",
])("a number that only names something is no figure: %s", (text) => {
  expect(figuresIn(text)).toEqual([]);
});

test("tiles of a shop and questions aren't statements, a labelled value is one", () => {
  const html =
    "<p>$499.00</p><p>80 Reviews</p><p>Showing 296 results</p><p>Does it weigh 3 kg?</p><p>Weight: 372 g</p>";
  expect(numbersOf(html).map((one) => one.sentence.text)).toEqual(["Weight: 372 g"]);
});

test("a source counts in the same sentence and in the ones beside it, in the same block", () => {
  const sources = (html: string) => numbersOf(html).map((one) => one.source);
  const link = '<a href="https://soil.example/a">Soil Survey</a>';
  expect(sources(`<p>The heap reached 60 °C. The ${link} tells how.</p>`)).toEqual(["link"]);
  expect(sources(`<p>The heap reached 60 °C.</p><p>The ${link} tells how.</p>`)).toEqual([null]);
  expect(sources("<p>A study by Lind followed. The heap reached 60 °C.</p>")).toEqual(["attribution"]);
  expect(sources(`<p>The ${link} is old. We read it twice. The heap reached 60 °C.</p>`)).toEqual([null]);
});

test("attributions of other languages are understood, and an unnamed person isn't a source", () => {
  const source = (text: string) => numbersOf(`<p>${text}</p>`)[0]?.source;
  expect(source("Laut dem Amt sind es 40 Prozent der Haushalte.")).toBe("attribution");
  expect(source("Selon l’institut, 40 % des ménages compostent.")).toBe("attribution");
  expect(source("Les CDC recommandent 12 litres par foyer.")).toBe("attribution");
  expect(source("Der Bericht der Agentur kam zu 20 Prozent.")).toBe("attribution");
  expect(source("O estudo mostra que 40% das famílias separam o lixo.")).toBe("attribution");
  expect(source("Die Temperatur zeigt 40 Grad.")).toBeNull();
  expect(source("Statista projects that sales will reach $6 billion.")).toBe("attribution");
  expect(source("We found that 40% of the heaps were cold.")).toBeNull();
  expect(source("Research shows that 40% of the heaps are cold.")).toBeNull();
});

test.each([
  ["numbers", "12 ".repeat(20_000)],
  ["dotted numbers", "1.".repeat(30_000)],
  ["capitals", "Aa 1 ".repeat(12_000)],
  ["opening brackets", "(1 ".repeat(20_000)],
  ["times", "1 year, ".repeat(8_000)],
])("endless %s are read in linear time", (_, text) => {
  const before = process.cpuUsage();
  figuresIn(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(3_000);
});

test.each(["0", "★"])("a run of 200,000 %s is read in one pass", (sign) => {
  expect(figuresIn(`${sign.repeat(200_000)} It steeps for 10 hours.`)).toContain("10 hours");
});
