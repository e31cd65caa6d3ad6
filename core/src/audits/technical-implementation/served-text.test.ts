import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { servedText } from "./served-text.ts";

test("a page whose text is in the HTML passes, however short it is", () => {
  expect(runAudit(servedText, pageOf(padding(4)))).toMatchObject({
    share: 1,
    found: expect.stringMatching(/^\d+ words of main text load without JavaScript\.$/),
  });
});

test("an application without text fails", () => {
  const html =
    '<html lang="en"><head><title>Compost</title></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/a.js"></script></body></html>';
  expect(runAudit(servedText, html)).toMatchObject({
    share: 0,
    fix: "Ask your developer to render the text on the server.",
  });
});

test("a list of a few words among menus is not blamed on scripts", () => {
  const menu = `<nav>${Array.from({ length: 40 }, (_, at) => `<a href="/${at}">Shelf number ${at}</a>`).join(" ")}</nav>`;
  const html = `<html lang="en"><head><title>Pots</title></head><body>${menu}<main><h1>Pots</h1><p>Clay pot, 12 liters</p></main></body></html>`;
  expect(runAudit(servedText, html)).toMatchObject({ kind: "not-applicable" });
});
