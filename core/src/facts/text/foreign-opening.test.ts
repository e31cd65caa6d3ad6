import { expect, test } from "vitest";
import { lexiconOf } from "../../language/lexicon.ts";
import { packFor } from "../../language/pack-for.ts";
import { readPage } from "../../page/read-page.ts";
import { foreignOpening } from "./foreign-opening.ts";
import { readText } from "./text.ts";

const OWN = [
  "A heat pump moves heat from the cold air outside into the house, and it needs electricity only to run its compressor.",
  "In a mild winter one unit of electricity moves three to four units of heat; when the air outside is colder than minus ten degrees, it moves about two.",
  "The compressor presses the refrigerant until it's hot, the radiators take the heat, and the valve lets the cold liquid expand again.",
  "An installer measures how much heat each room loses before choosing the size of the pump, because a pump that's too large switches on and off all day.",
  "Old radiators often stay: larger panels are needed only where the water would have to be hotter than 55 degrees on the coldest day of the year.",
  "The outdoor unit makes about as much noise as a refrigerator and has to stand three metres from the neighbour's window.",
];
const FOREIGN =
  "Puppies learn their name within a week when every family member repeats it before meals, walks and naps, and rewards the glance back with a biscuit.";

const opening = (paragraphs: readonly string[], language = "en", known = true) => {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join("\n");
  const html = `<html lang="${language}"><head><title>How a heat pump works</title></head><body><main><h1>How a heat pump works</h1>${body}</main></body></html>`;
  const page = readPage(html, "https://heating.example/heat-pump");
  const lexicon = lexiconOf(known ? packFor([], language) : null);
  const found = foreignOpening(page, readText(page, lexicon), lexicon);
  return page.blocks.filter((block) => found.has(block.index)).map((block) => block.text);
};

test("a first paragraph of another page is foreign, and the page's own is not", () => {
  expect(opening([FOREIGN, ...OWN])).toEqual([FOREIGN]);
  expect(opening(OWN)).toEqual([]);
});

test("a second paragraph of another page is foreign too", () => {
  expect(opening([OWN[0] ?? "", FOREIGN, ...OWN.slice(1)])).toEqual([FOREIGN]);
});

const PUPPIES = [
  FOREIGN,
  "Puppies that hear their name before meals look back within a second, and the family rewards the glance with another biscuit.",
  "A puppy of ten weeks naps after walks; repeat its name before the nap, and let every member of the family hand over a biscuit.",
];

const COSTS = [
  "A pump with its installation costs between 18,000 and 32,000 euros, and half of that pays for pipes, wiring and the hot water tank.",
  "Grants cover up to half of the bill where an energy adviser files the application before the first tradesman arrives on site.",
  "Over twenty years, a detached house saves about a third of what its owners used to spend on gas, if tariffs stay as they are.",
];

test("several paragraphs of one other page are foreign, although they share words with each other", () => {
  expect(opening([...PUPPIES, ...OWN, ...COSTS])).toEqual(PUPPIES);
});

test("an own story that makes up most of a page is no foreign opening", () => {
  expect(opening([...PUPPIES, ...OWN.slice(0, 2)])).toEqual([]);
});

test("a paragraph of many words is foreign only where it is far from the page", () => {
  const many = `${PUPPIES.join(" ")} Kittens, ponies, hamsters, canaries and goldfish learn slower, say keepers in shelters, farms, parlours, circuses, aquariums, kennels, stables and barns across Scotland, Ireland, Denmark, Sweden, Austria, Croatia, Serbia, Romania, Norway, Portugal, Hungary, Latvia, Malta, Greece, Iceland and Finland, where licences, leashes, whistles, collars, harnesses, muzzles, ribbons, tunnels, hurdles, sandpits, trophies and treats differ.`;
  expect(opening([many, ...OWN, ...COSTS])).toEqual([many]);
  expect(opening([OWN.join(" "), ...OWN.map((text) => `${text} So it is in spring.`)])).toEqual([]);
});

test("further down, a paragraph may have its own subject", () => {
  expect(opening([...OWN, FOREIGN])).toEqual([]);
});

test("a disclosure in front of the article counts for nothing", () => {
  const disclosure =
    "We may earn a small commission when somebody orders through partner links in our newsletter.";
  expect(opening([disclosure, ...OWN])).toEqual([disclosure]);
});

test("a label and a page of few words are not judged", () => {
  expect(opening(["Reviewed by our puppies editor", ...OWN])).toEqual([]);
  expect(opening([FOREIGN, OWN[0] ?? ""])).toEqual([]);
});

test("in other languages only text that shares next to nothing is foreign", () => {
  const german = [
    "Eine Wärmepumpe holt Wärme aus der kalten Luft und braucht nur für ihren Verdichter Strom.",
    "In einem milden Winter macht sie aus einer Einheit Strom drei bis vier Einheiten Wärme; bei strengem Frost sind es etwa zwei.",
    "Der Verdichter presst das Kältemittel zusammen, bis es heiß ist, die Heizkörper nehmen die Wärme auf, und das Ventil lässt die Flüssigkeit wieder kalt werden.",
    "Vor dem Kauf misst ein Betrieb, wie viel Wärme jedes Zimmer verliert, denn eine zu große Pumpe schaltet sich den ganzen Tag ein und aus.",
    "Alte Heizkörper bleiben oft: größere braucht man nur, wo das Wasser am kältesten Tag heißer als 55 Grad sein müsste.",
    "Das Gerät im Freien ist so laut wie ein Kühlschrank und muss drei Meter vom Fenster der Nachbarn entfernt stehen.",
    "Fördermittel des Bundes übernehmen bis zur Hälfte der Kosten, wenn ein Energieberater den Antrag vor Beginn der Arbeiten stellt.",
  ];
  expect(opening(german, "de")).toEqual([]);
  expect(opening([FOREIGN, ...german], "de")).toEqual([FOREIGN]);
});

test("in a language without word lists nothing is called foreign", () => {
  expect(opening([FOREIGN, ...OWN], "cy", false)).toEqual([]);
});
