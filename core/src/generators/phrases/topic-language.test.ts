import { expect, test } from "vitest";
import { isEnglish } from "./topic-language.ts";

const ENGLISH = `sourdough starter|GDPR|café marketing|crème brûlée recipe|à la carte menu ideas|coq au vin|tour de france|cirque du soleil
dia de los muertos altar ideas|las vegas hotels|los angeles apartments|les misérables tickets|des moines restaurants|die casting|mit admissions|sans serif fonts
van life|solo travel|sin taxes|de facto standards|AI agents|zeitgeist|bratwurst|spaghetti carbonara|São Paulo hotels|Malmö travel|Champs-Élysées shopping
résumé tips|quinceañera dresses|Pokémon cards|mole poblano|me time|to do lists|C++|🚀 rocket launches|asdfgh|what does "c'est la vie" mean|garden hoe`;
const OTHER = `Was kostet eine Wärmepumpe|was ist GEO|Küchenmesser schärfen|Steuererklärung für Freiberufler|fahrrad kaufen|Kredit ohne Schufa|Altbau sanieren
comment choisir un vélo électrique|recettes de cuisine pour les enfants|meilleur aspirateur|voiture électrique|hypothèque|Cómo hacer pan casero sin horno|zapatos baratos
energía solar|come scegliere un materasso|ricette vegane|como emagrecer|receitas vegetarianas|wat kost een warmtepomp|zonnepanelen kopen|jak schudnąć|pompa ciepła
家庭でできるコーヒーの淹れ方|Как выбрать ноутбук|أفضل حاسوب`;
const listed = (topics: string): string[] => topics.split(/[|\n]/);

test("English topics with names, loanwords and abbreviations are accepted", () => {
  expect(listed(ENGLISH).filter((topic) => !isEnglish(topic))).toEqual([]);
});

test("topics in other languages are recognized from one or two clear words", () => {
  expect(listed(OTHER).filter(isEnglish)).toEqual([]);
});

test("one foreign word inside an English topic doesn't matter", () => {
  expect(isEnglish("how to say kaufen in German")).toBe(true);
  expect(isEnglish("why the French say voiture")).toBe(true);
});
