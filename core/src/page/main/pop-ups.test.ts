import { expect, test } from "vitest";
import { crawlerView } from "../../analysis/crawler-view.ts";
import { readPage } from "../read-page.ts";

const paragraph = (at: number) =>
  `<p>Heap number ${at} was turned every ${at + 2} days, and its core stayed above 55 °C for ${at + 3} weeks in a row.</p>`;
const TEXT = Array.from({ length: 12 }, (_, at) => paragraph(at)).join("");
const WORDS =
  "Our garden letter brings you ten tips a week. Leave your address and we send the first one today.";

const read = (part: string) =>
  readPage(
    `<html lang="en"><body><nav><a href="/a">Soil</a> <a href="/b">Seeds</a></nav><main><article><h1>Hot heaps</h1>${part}${TEXT}</article></main></body></html>`,
    "https://garden.example/heaps",
  );
const leftOut = (part: string) =>
  crawlerView(read(part)).leftOut?.map(({ kind, text }) => `${kind}: ${text}`);

test.each([
  ["a closed dialog", `<dialog><p>${WORDS}</p></dialog>`],
  ["a closed dialog that is named like a fold", `<dialog class="info-panel"><p>${WORDS}</p></dialog>`],
  ["an open dialog", `<dialog open><p>${WORDS}</p></dialog>`],
  ["a box with the role of a dialog", `<div role="dialog" class="fade"><p>${WORDS}</p></div>`],
  ["a dialog that styles hide", `<div role="dialog" style="display: none"><p>${WORDS}</p></div>`],
  ["a box that says it is modal", `<div aria-modal="true"><p>${WORDS}</p></div>`],
  ["a popover", `<div popover id="letter"><p>${WORDS}</p></div>`],
  ["a named pop-up that isn't open", `<div class="letter-popup" aria-hidden="true"><p>${WORDS}</p></div>`],
])("%s is left out of the text and listed", (_, part) => {
  expect(read(part).text).not.toContain("garden letter");
  expect(read(part).text).toContain("Heap number 0 was turned");
  expect(leftOut(part)).toContain(`popup: ${WORDS}`);
});

test.each([
  ["OneTrust", 'id="onetrust-banner-sdk" role="alertdialog"'],
  ["Cookiebot", 'id="CybotCookiebotDialog" role="dialog"'],
  ["Usercentrics", 'id="usercentrics-root"'],
  ["Didomi", 'class="didomi-notice-banner"'],
])("the box of %s is a consent notice", (_, names) => {
  const part = `<div ${names}><p>${WORDS}</p></div>`;

  expect(read(part).text).not.toContain("garden letter");
  expect(leftOut(part)).toContain(`consent: ${WORDS}`);
});

test.each([
  [
    "a panel that says it isn't modal",
    `<div role="dialog" aria-modal="false" class="sheet"><p>${WORDS}</p></div>`,
  ],
  ["an article that can open in a modal", `<div class="box modal-enabled"><p>${WORDS}</p></div>`],
  [
    "a folded answer",
    `<h2>What is in it?</h2><div id="answer-1" class="closed" aria-hidden="true"><p>${WORDS}</p></div>`,
  ],
  ["words hidden from screen readers", `<p aria-hidden="true">${WORDS}</p>`],
])("%s is text of the page", (_, part) => {
  expect(read(part).text).toContain("garden letter");
});

test("a page that is one dialog keeps its text", () => {
  const page = readPage(
    `<html lang="en"><body><div role="dialog" aria-modal="true"><h1>Hot heaps</h1>${TEXT.repeat(4)}</div></body></html>`,
    "https://garden.example/heaps",
  );

  expect(page.text).toContain("Heap number 11");
});

test("the closed transcript of a video is left out; an open one is text", () => {
  const transcript = (state: string) =>
    `<div class="video-transcript"><button>Transcript</button><div ${state}><p>${WORDS}</p></div></div>`;

  expect(read(transcript('aria-hidden="true"')).text).not.toContain("garden letter");
  expect(leftOut(transcript('aria-hidden="true"'))).toContain(`transcript: ${WORDS}`);
  expect(read(transcript("")).text).toContain("garden letter");
});

test("copies for the eye are left out, the first one stays", () => {
  const slide = `<div class="slide" aria-hidden="true"><p>${WORDS}</p></div>`;
  const repeated = read(`${slide}${slide}<blockquote aria-hidden="true">${paragraph(3)}</blockquote>`).text;

  expect(repeated.split("garden letter")).toHaveLength(2);
  expect(repeated.split("Heap number 3 was")).toHaveLength(2);
});
