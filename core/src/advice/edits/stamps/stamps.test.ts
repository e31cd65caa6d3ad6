import { expect, test } from "vitest";
import { padding, pageOf } from "../../../analysis/testing/run-audit.ts";
import { packs } from "../../../language/packs/all.ts";
import { editsFor } from "../testing/given-page.ts";
import { updatedLine } from "./written-day.ts";

const data = (json: object) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
const article = (facts: object) =>
  pageOf(padding(8), { head: data({ "@context": "https://schema.org", "@type": "Article", ...facts }) });

test("an author whom only the code names is offered as a byline", () => {
  const html = article({ author: { "@type": "Person", name: "Rosa Feld" } });
  const [edit] = editsFor(html, { topics: ["named_author"], checks: { named_author: "no" } });
  expect(edit).toMatchObject({ after: "By Rosa Feld", needs: null, audit: "byline" });
});

test("where nobody is named, the author's name is what is needed", () => {
  const [edit] = editsFor(pageOf(padding(8)), { topics: ["named_author"], checks: { named_author: "no" } });
  expect(edit).toMatchObject({ after: null, needs: "the author's full name and role" });
});

test("a change that only the code dates is offered as a line, unless it is today's", () => {
  const given = { topics: ["visible_date" as const], checks: { visible_date: "no" as const } };
  expect(editsFor(article({ dateModified: "2026-03-09" }), given)[0]?.after).toBe("Updated March 9, 2026");
  expect(editsFor(article({ dateModified: "2026-11-15" }), given)[0]).toMatchObject({
    after: null,
    needs: "the date of your last change",
  });
});

test("every language we read has its own wording of an update", () => {
  const lines = Object.fromEntries(packs.map((pack) => [pack.code, updatedLine("2026-03-01", pack)]));
  expect(lines).toEqual({
    en: "Updated March 1, 2026",
    de: "Aktualisiert am 1. März 2026",
    fr: "Mis à jour le 1er mars 2026",
    es: "Actualizado el 1 de marzo de 2026",
    it: "Aggiornato il 1º marzo 2026",
    pt: "Atualizado em 1 de março de 2026",
    nl: "Bijgewerkt op 1 maart 2026",
    pl: "Zaktualizowano 1 marca 2026",
  });
  expect(updatedLine("2026-03-01", null)).toBeNull();
});

const fresh = (html: string, kind: "explainer" | "roundup" = "explainer") =>
  editsFor(html, { topics: ["freshness"], kind, checks: { visible_date: "no" } });

test("a date is asked for only where something on the page is true for a time", () => {
  const year = `<p>In 2024 a bag of straw was sold for eleven francs at the market of Orrin.</p>${padding(8)}`;
  expect(fresh(pageOf(padding(8)))).toEqual([]);
  expect(fresh(pageOf(year))[0]?.needs).toBe("the date of your last check");
  const beside = pageOf(year).replace("</main>", "</main><aside>Checked on March 9, 2026</aside>");
  expect(fresh(beside)).toEqual([]);
});

test("a byline that may be in a portrait or an aside isn't called missing", () => {
  const given = { topics: ["named_author" as const], checks: { named_author: "no" as const } };
  const portrait = '<img src="/people/author-feld.jpg" alt="">';
  expect(editsFor(pageOf(portrait + padding(8)), given)).toEqual([]);
  const aside = pageOf(padding(8)).replace("</main>", "</main><aside>Written by Rosa Feld</aside>");
  expect(editsFor(aside, given)).toEqual([]);
});
