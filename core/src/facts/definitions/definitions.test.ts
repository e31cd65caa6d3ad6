import { expect, test } from "vitest";
import { lexiconOf } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { readPage } from "../../page/read-page.ts";
import { readText } from "../text/text.ts";
import { isDefinition, readDefinitions } from "./definitions.ts";

const definitionsOf = (html: string) =>
  readDefinitions(
    readText(readPage(`<main><article>${html}</article></main>`, "https://a.example/"), lexiconOf(english)),
  ).map((one) => one.text);

test.each([
  "A compost heap is a pile of organic waste.",
  "Cold brew is coffee that steeps in cold water.",
  "Cold brew is coffee steeped in cold water.",
  "Mulching means covering the soil.",
  "Mesh systems are wireless networks that combine several routers.",
  "Photosynthesis is the process by which plants store light.",
  "Churn refers to customers who leave.",
  "SEO stands for search engine optimization.",
  "In computing, a thread is a sequence of instructions.",
  "CPVC, a plastic, is a material for hot water pipes.",
  "Gap cover: a policy that pays the rest of a loan.",
  "Lazy loading is used to delay the loading of images.",
  "Result is a type that holds a value or an error.",
  "A dietitian is a health professional who plans meals.",
])("%s: a definition", (text) => {
  expect(isDefinition(text)).toBe(true);
});

test.each([
  "Kompost ist ein Dünger aus verrotteten Pflanzen.",
  "Le compost est un engrais issu de déchets.",
  "El compost es un abono hecho de restos.",
  "Il compost è un concime ottenuto da scarti.",
  "O composto é um adubo feito de restos.",
  "Compost is een meststof van plantenresten.",
  "Der saisonale Wert, oft SCOP genannt, ist der Durchschnitt einer Heizsaison.",
  "La photosynthèse est le processus par lequel les plantes stockent la lumière.",
  "Il compostaggio è l'insieme delle tecniche per trattare gli scarti.",
  "Kompostownik to urządzenie do rozkładu odpadów.",
])("%s: a definition in another language", (text) => {
  expect(isDefinition(text)).toBe(true);
});

test.each([
  "It is a pile.",
  "The heap is hot.",
  "Ada Lind is an organizing expert.",
  "Ada Lind is a freelance writer who lives in Oslo.",
  "Ada Lind ist eine Autorin aus Oslo.",
  "All I have used it for is to store cold water.",
  "The main reason is a lack of air.",
  "The best heap is the one that you turn.",
  "Turning it is a great way to add air.",
  "This hack is for you.",
  "Understanding what compost means is your first step.",
  "Prices are expected to grow.",
  "What is a heap?",
  "Oslo is the largest city of Norway.",
])("%s: no definition", (text) => {
  expect(isDefinition(text)).toBe(false);
});

test.each([
  "El resultado es una puntuación de 0 a 100.",
  "NVDA no es un comprobador.",
  "Ten cuidado: una puntuación alta significa poco en estos casos.",
  "Isto significa que os segundos deixam de ser necessários.",
  "Glazen daken zijn een uitdaging voor iedereen.",
  "Duurzaamheid is geen woord, het is een deel van ons werk.",
  "Der Grund ist ein Mangel an Luft.",
  "Oslo ist die größte Stadt des Landes.",
  "Le compost est un excellent choix pour le jardin.",
])("%s: no definition in another language", (text) => {
  expect(isDefinition(text)).toBe(false);
});

test("a pronoun defines the term that the heading or the question before has named", () => {
  const sentence = "It's a package policy that combines three covers.";
  expect(definitionsOf(`<h1>Insurance</h1><h2>Business owner's policy</h2><p>${sentence}</p>`)).toEqual([
    sentence,
  ]);
  expect(definitionsOf(`<p>What is a business owner's policy? ${sentence}</p>`)).toEqual([sentence]);
  expect(definitionsOf(`<h2>Covers</h2><p>We compared many offers last year. ${sentence}</p>`)).toEqual([]);
  expect(definitionsOf("<h2>Covers</h2><p>It's a great choice for owners who rent.</p>")).toEqual([]);
});

test("endless repetitions are read in linear time", () => {
  const before = process.cpuUsage();
  for (const text of ["is a ".repeat(20_000), "Aa ".repeat(30_000), "A: a b ".repeat(10_000)])
    isDefinition(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(3_000);
});
