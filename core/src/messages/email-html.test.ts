import { expect, test } from "vitest";
import { emailSignature } from "../product/identity/email-signature.ts";
import { emailHtml } from "./email-html.ts";

const html = (text: string) => emailHtml({ subject: "A <b>", text, name: "Citeworthy" });

test("every word of the text is in the HTML, in its paragraphs and lines", () => {
  const shown = html("One\ntwo.\n\nThree.\n\n\nFour.\n");
  expect(shown.match(/<p style="margin:0 0 16px">/g)).toHaveLength(3);
  expect(shown).toContain("One<br>\ntwo.");
});

test("an address on its own line is a block, and what is indented belongs to the line above", () => {
  const shown = html("Open:\n\nhttps://a.example/x\n\nTitle\n  a cause");
  expect(shown).toMatch(/<p class="line"[^>]*><a href="https:\/\/a\.example\/x"[^>]*display:block/);
  expect(shown).toMatch(/Title<span class="quiet"[^>]*>a cause<\/span>/);
});

test("a list of the text is a list to the eye", () => {
  expect(html("Given to you:\n- One\n- Two")).toMatch(
    /Given to you:<span[^>]*>• One<\/span><span[^>]*>• Two<\/span>/,
  );
});

test("a quoted sentence is highlighted, and a line with dashes under it is a heading", () => {
  expect(html("It says:\n\n“It costs <b>$29</b>.”")).toMatch(
    /<span class="mark"[^>]*>“It costs &lt;b&gt;\$29&lt;\/b&gt;\.”<\/span>/,
  );
  expect(html("Two claims\n----------\n\nText.")).toMatch(/<h2[^>]*>Two claims<\/h2>/);
});

test("the signature is a footer, and the first paragraph is the preview", () => {
  const shown = html(`First words.\n\nMore.${emailSignature}`);
  const card = shown.slice(
    shown.indexOf('class="card'),
    shown.indexOf("</div>", shown.indexOf('class="card')),
  );
  expect(card).toContain("More.");
  expect(card).not.toContain("Citeworthy");
  expect(shown).toMatch(/<p class="quiet"[^>]*>Citeworthy/);
  expect(shown).toMatch(/<div style="display:none[^>]*>First words\.<\/div>/);
});

test("an address is a link that shows where it goes, without the sign after it", () => {
  const shown = html("See (https://a.example/x?y=1&z=2).");
  expect(shown).toContain('href="https://a.example/x?y=1&amp;z=2"');
  expect(shown).toContain(">https://a.example/x?y=1&amp;z=2</a>).");
});

test("words of pages and users stay text", () => {
  const shown = html('<img src=x onerror=alert(1)> "q" https://a.example/"><script>');
  expect(shown).not.toMatch(/<img|<script/);
  expect(shown).toContain("<title>A &lt;b&gt;</title>");
});

test("it loads nothing and has colors for both schemes", () => {
  const shown = html("Text.");
  expect(shown).not.toMatch(/src=|url\(|@import|<link/);
  expect(shown).toContain("prefers-color-scheme: dark");
});
