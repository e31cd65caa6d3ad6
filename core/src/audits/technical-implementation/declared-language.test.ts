import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { declaredLanguage } from "./declared-language.ts";

const english = pageOf(`
  <p>This is the heap that we turned in the spring, and it was warm for most of the year because of the straw.</p>
  <p>You can put your hand into it when the snow is on the ground, but it will be too hot in the middle of May.</p>
  <p>If there is no steam over it in the morning, then it has been too dry for a week and you should water it.</p>`);
const declaring = (lang: string) => english.replace('<html lang="en">', lang);

test("a declared language that the words confirm passes", () => {
  expect(runAudit(declaredLanguage, english)).toMatchObject({
    share: 1,
    found: "The page declares English, which fits the text.",
  });
});

test("English text under another declared language fails", () => {
  expect(runAudit(declaredLanguage, declaring('<html lang="pl-PL">'))).toMatchObject({
    share: 0.2,
    found: "The page declares Polish, but the text is English.",
    snippet: { language: "html", code: '<html lang="en">' },
  });
});

test("a page that declares no language fails", () => {
  expect(runAudit(declaredLanguage, declaring("<html>"))).toMatchObject({
    share: 0,
    found: "The page declares no language.",
  });
});

test("a page of names, which have no language, is not said to contradict its declaration", () => {
  const names = Array.from({ length: 30 }, (_, at) => `<li>Asus Radeon${at} Ryzen Titan${at}</li>`).join("");
  expect(runAudit(declaredLanguage, pageOf(`<ul>${names}</ul>${padding(1)}`))).toMatchObject({ share: 1 });
});
