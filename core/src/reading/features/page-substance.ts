/** What a page offers: figures, sources, speakers, definitions, dates, authors, and how its parts are named. */
import type { LanguagePack } from "../../language/language-pack.ts";
import type { Heading } from "../../page/page-model.ts";
import { type Features, flag, log, type Material, rate } from "../material.ts";

const FIRST_THIRD = 1 / 3;

function evidenceFeatures({ facts, lines }: Material): Features {
  const { words } = facts.text();
  const words100 = Math.max(1, words / 100);
  const numbers = facts.numbers();
  const sourced = numbers.filter((one) => one.source !== null);
  const quotations = facts.quotations();
  const references = facts.references();
  const sources = references.filter((one) => one.isAccountable);
  // The sentences that make sense, not the page's whole text: a heap of words with a number in it counts for nothing.
  const text = [...lines.map((line) => line.text), ...facts.text().cells].join("\n");
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return {
    "figures.count": log(numbers.length),
    "figures.per100": log(numbers.length / words100),
    "figures.none": flag(numbers.length === 0),
    "figures.sourced": log(sourced.length),
    "figures.sourcedShare": rate(sourced.length, numbers.length),
    "figures.money": log(count(/[$€£¥₹]\s?\d|\d\s?(?:€|£|zł|USD|EUR)/g)),
    "figures.percent": log(count(/\d\s?(?:%|percent)/gi)),
    "figures.years": log(count(/\b(?:19|20)\d\d\b/g)),
    "figures.inTables": log(facts.text().cells.filter((cell) => /\d/.test(cell)).length),
    "sources.count": log(sources.length),
    "sources.deep": log(sources.filter((one) => one.isDeep).length),
    "sources.named": log(sources.filter((one) => one.isNamed && one.isDeep).length),
    "sources.per100": log(sources.length / words100),
    "sources.official": flag(references.some((one) => /\.(?:gov|edu|int|ac\.uk|europa\.eu)$/.test(one.host))),
    "sources.footnotes": log(count(/\[\d{1,3}\]/g)),
    "quotes.count": log(quotations.length),
    "quotes.spoken": log(quotations.filter((one) => one.speaker !== null).length),
    "quotes.marks": log(count(/[“„]|«(?=[^»]{20})/g)),
  };
}

function definitionFeatures(
  { facts }: Material,
  question: ReadonlySet<string>,
  stems: (text: string) => string[],
): Features {
  const found = facts.definitions();
  const about = found.filter((one) =>
    stems(one.text.split(/\s+/).slice(0, 6).join(" ")).some((stem) => question.has(stem)),
  );
  const first = about[0]?.wordsBefore ?? null;
  return {
    "defines.count": log(found.length),
    "defines.about": log(about.length),
    "defines.early": flag(first !== null && first < 150),
    "defines.any": flag(found.length > 0),
  };
}

function originFeatures({ page, facts }: Material): Features {
  const dates = facts.dates();
  const byline =
    page.author !== null && ["byline", "element", "microdata", "text"].includes(page.author.source);
  const named = page.authors.some((name) => page.letters.includes(name.replace(/\s/g, "")));
  return {
    "author.any": flag(page.authors.length > 0),
    "author.byline": flag(byline),
    "author.visible": flag(named),
    "author.person": flag(
      page.authors.some((name) => /^\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}.'-]*){1,3}$/u.test(name)),
    ),
    "author.isPublisher": flag(page.authors.some((name) => name === page.publisher?.value)),
    "date.visible": flag(dates.visible.length > 0),
    "date.visibleCount": log(dates.visible.length),
    "date.tagged": flag(dates.tagged.length > 0),
    "date.structured": flag(dates.structured.length > 0),
    "date.published": flag(page.published !== null),
    "date.modified": flag(page.modified !== null),
    "date.publishedSeen": flag(
      page.published !== null && ["byline", "element", "text"].includes(page.published.source),
    ),
    "date.ageYears": dates.latest ? Math.min(10, dates.latest.ageDays / 365) : 0,
    "date.known": flag(dates.latest !== null),
  };
}

/** Headings that any page could have. */
const GENERIC_HEADING =
  /^(?:introduction|intro|overview|conclusion|summary|background|description|details|features|benefits|about|more|final thoughts|getting started|notes?|specifications?|resources|reviews?)$/i;
/** The same in other languages; whole headings, separated by `|`. */
const GENERIC_ABROAD: Readonly<Record<string, string>> = {
  de: "einleitung|einführung|überblick|übersicht|fazit|zusammenfassung|hintergrund|beschreibung|details|funktionen|vorteile|über uns|mehr|zum schluss|schlusswort|erste schritte|hinweise|technische daten|ressourcen|bewertungen",
  es: "introducción|resumen|visión general|conclusión|conclusiones|contexto|descripción|detalles|características|ventajas|beneficios|sobre nosotros|más|para terminar|primeros pasos|notas|especificaciones|recursos|opiniones",
  fr: "introduction|aperçu|vue d'ensemble|conclusion|résumé|contexte|description|détails|caractéristiques|avantages|à propos|plus|pour finir|le mot de la fin|premiers pas|notes|spécifications|ressources|avis",
  it: "introduzione|panoramica|conclusione|conclusioni|riassunto|riepilogo|contesto|descrizione|dettagli|caratteristiche|vantaggi|chi siamo|altro|per finire|considerazioni finali|primi passi|note|specifiche|risorse|recensioni",
  nl: "inleiding|introductie|overzicht|conclusie|samenvatting|achtergrond|beschrijving|details|kenmerken|voordelen|over ons|meer|tot slot|slotwoord|aan de slag|opmerkingen|specificaties|bronnen|beoordelingen",
  pl: "wstęp|wprowadzenie|przegląd|podsumowanie|wnioski|zakończenie|tło|opis|szczegóły|funkcje|zalety|korzyści|o nas|więcej|na koniec|pierwsze kroki|uwagi|specyfikacja|zasoby|opinie",
  pt: "introdução|visão geral|conclusão|conclusões|resumo|contexto|descrição|detalhes|características|vantagens|benefícios|sobre nós|mais|para terminar|considerações finais|primeiros passos|notas|especificações|recursos|avaliações",
};
const isGeneric = (heading: string, pack: LanguagePack | null): boolean =>
  GENERIC_HEADING.test(heading) ||
  (GENERIC_ABROAD[pack?.code ?? ""] ?? "").split("|").includes(heading.toLowerCase());
const STEP_HEADING =
  /^(?:step|schritt|étape|paso|passo|passaggio|stap|krok)\s*\d+|^\d{1,2}\s?[.):]\s+\S|^#?\d{1,2}\s+\p{L}/iu;

function headingFeatures(
  { page, facts, labels, lexicon }: Material,
  question: ReadonlySet<string>,
): Features {
  const headings = page.headings.filter(
    (one) => one.block !== null && one.level > 1 && one.text.trim() !== "",
  );
  const share = (test: (heading: Heading) => boolean) => rate(headings.filter(test).length, headings.length);
  const words = headings.map((one) => one.text.split(/\s+/).length);
  const named = new Set(headings.flatMap((one) => labels.labels(one.text)));
  const covers = (one: Heading) => lexicon.stemsOfText(one.text).some((stem) => question.has(stem));
  return {
    "headings.count": log(headings.length),
    "headings.none": flag(headings.length === 0),
    "headings.words": words.length === 0 ? 0 : words.reduce((sum, one) => sum + one, 0) / words.length,
    "headings.long": share((one) => one.text.split(/\s+/).length >= 4),
    "headings.questions": share((one) => /\?\s*$/.test(one.text)),
    "headings.questionCount": log(headings.filter((one) => /\?\s*$/.test(one.text)).length),
    "headings.generic": share((one) => isGeneric(one.text.trim(), lexicon.pack)),
    "headings.numbered": share((one) => STEP_HEADING.test(one.text)),
    "headings.numberedCount": log(headings.filter((one) => STEP_HEADING.test(one.text)).length),
    "headings.aboutQuestion": share(covers),
    "headings.unique": rate(new Set(headings.map((one) => one.text)).size, headings.length),
    "headings.wordsPer": rate(words.length, Math.max(1, facts.text().length / 1000)),
    "labels.faq": flag(named.has("faq")),
    "labels.conclusion": flag(named.has("conclusion")),
    "labels.pros": flag(named.has("pros")),
    "labels.cons": flag(named.has("cons")),
    "labels.comparison": flag(named.has("comparison")),
    "labels.steps": flag(named.has("steps")),
  };
}

/** Parts are often named by a bold line or a list's first item instead of a heading. */
function partFeatures({ facts, page, labels }: Material): Features {
  const blocks = facts.blocks();
  const last = Math.max(1, blocks.length);
  const named = blocks.flatMap((block, at) =>
    block.kind === "heading" || (block.kind === "paragraph" && block.text.length < 50)
      ? labels.labels(block.text).map((label) => ({ label, place: at / last }))
      : [],
  );
  const near = (label: string) => named.some((one) => one.label === label && one.place < FIRST_THIRD);
  const pairs = blocks.filter(
    (block, at) =>
      /\?\s*$/.test(block.text) && block.text.length < 160 && blocks[at + 1]?.kind === "paragraph",
  );
  const comparison = facts.comparison();
  const steps = facts.steps();
  const firstList = blocks.findIndex((block) => block.kind === "list");
  return {
    "parts.summaryNearTop": flag(near("summary")),
    "parts.summary": flag(named.some((one) => one.label === "summary")),
    "parts.contents": flag(near("contents")),
    "parts.faq": flag(named.some((one) => one.label === "faq")),
    "parts.questionPairs": log(pairs.length),
    "parts.details": log(page.interactive.filter((part) => part.kind === "details" && part.inMain).length),
    "parts.comparingTables": log(comparison.tables.length),
    "parts.comparingHeadings": log(comparison.headings.length),
    "parts.prosAndCons": flag(comparison.hasProsAndCons),
    "parts.stepList": flag(steps.list !== null),
    "parts.stepHeadings": log(steps.headings.length),
    "parts.listEarly": flag(firstList >= 0 && firstList < 4),
    "parts.related": flag(named.some((one) => one.label === "related")),
  };
}

export const substanceFeatures = (material: Material, question: ReadonlySet<string>): Features => ({
  ...evidenceFeatures(material),
  ...definitionFeatures(material, question, material.lexicon.stemsOfText),
  ...originFeatures(material),
  ...headingFeatures(material, question),
  ...partFeatures(material),
});
