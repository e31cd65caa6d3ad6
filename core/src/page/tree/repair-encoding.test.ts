import { expect, test } from "vitest";
import { readPage } from "../read-page.ts";
import { repairEncoding } from "./repair-encoding.ts";

test.each([
  [
    "read as Windows-1252",
    "Xeroâ€™s price is â‚¬30 â€“ a CafÃ© pays 20Â£",
    "Xero’s price is €30 – a Café pays 20£",
  ],
  ["read as Latin-1", "Xero\u00e2\u0080\u0099s price is \u00e2\u0082\u00ac30", "Xero’s price is €30"],
  ["an emoji", "Ready ðŸš€", "Ready 🚀"],
])("UTF-8 that was %s is repaired", (_, broken, repaired) => {
  expect(repairEncoding(broken)).toBe(repaired);
});

test.each([
  "MAÇÃ” é fruta",
  "déjà”… café”— manhã”… “Å”",
  "Ângela, château, Ærø, naïve – «São»",
  "Chất lượng",
  "â€",
])("%s is left as it is", (text) => {
  expect(repairEncoding(text)).toBe(text);
});

test("text, title, alt texts and quotations of a page are repaired, its addresses aren't", () => {
  const page = readPage(
    `<title>Xeroâ€™s plans</title><meta name="description" content="Xeroâ€™s plans"><article><h1>Xeroâ€™s plans</h1>
    <p>Xeroâ€™s smallest plan costs twenty a month, and <a href="/CafÃ©">the others</a> cost more than that.</p><img src="/a.png" alt="Xeroâ€™s logo"></article>`,
    "https://books.example/",
  );
  const texts = [
    page.title,
    page.description?.value,
    page.text,
    page.letters,
    page.blocks.find(({ kind }) => kind === "image"),
  ];

  expect(JSON.stringify(texts)).not.toContain("â€");
  expect(page.text).toContain("Xero’s smallest plan");
  expect(page.links[0]?.href).toBe("https://books.example/Caf%C3%83%C2%A9");
});
