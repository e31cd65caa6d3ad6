import { expect, test } from "vitest";
import { MAX_CITED_PAGES } from "../product/cited-pages.ts";
import type { KeptAnswer } from "../visibility/answers/kept-answer.ts";
import { pagesToRead } from "./pages-to-read.ts";

const OWN = "https://own.example/page";

/** Addresses with a leading `-` were listed and not cited. */
const answer = (...urls: string[]): KeptAnswer => ({
  engine: "openai",
  sample: 1,
  failure: null,
  answer: {
    model: "m",
    text: "",
    searched: true,
    attribution: null,
    citations: urls.map((given, at) => {
      const url = given.replace(/^-/, "");
      const host = new URL(url).host;
      return { url, host, title: null, position: at + 1, cited: url === given, spans: [] };
    }),
  },
});
const chosen = (answers: KeptAnswer[]) => pagesToRead(answers, OWN).map(({ url, role }) => `${role} ${url}`);

test("cited pages come before dropped ones, often cited ones first, and each page once", () => {
  const answers = [
    answer("-https://dropped.example/", "https://once.example/", "https://twice.example/a"),
    answer("https://www.twice.example/a/?utm_source=x", "-https://once.example/"),
  ];
  expect(chosen(answers)).toEqual([
    `own ${OWN}`,
    "cited https://twice.example/a",
    "cited https://once.example/",
    "dropped https://dropped.example/",
  ]);
});

test("the user's page is read once, also where answers cite it, and other cited pages of the site come first", () => {
  const answers = [
    answer("https://other.example/", OWN),
    answer("https://other.example/", "https://own.example/prices"),
  ];
  expect(chosen(answers)).toEqual([
    `own ${OWN}`,
    "cited https://own.example/prices",
    "cited https://other.example/",
  ]);
});

test("at most twelve sources are read, however many there are", () => {
  const many = Array.from({ length: 40 }, (_, at) => `https://site-${at}.example/`);
  expect(chosen([answer(...many)])).toHaveLength(MAX_CITED_PAGES + 1);
});

test("an answer from memory and one that failed name no sources", () => {
  const memory = answer("https://a.example/");
  if (memory.answer) memory.answer.searched = false;
  const failed: KeptAnswer = { engine: "gemini", sample: 1, failure: "No.", answer: null };
  expect(chosen([memory, failed])).toEqual([`own ${OWN}`]);
});
