/** What a page offers: figures, sources, speakers, definitions, dates, authors, and how its parts are named. */
import { type Features, flag, log, type Material, rate } from "../material.ts";
import { headingFeatures } from "./heading-features.ts";
import { partFeatures } from "./part-features.ts";

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

export const substanceFeatures = (material: Material, question: ReadonlySet<string>): Features => ({
  ...evidenceFeatures(material),
  ...definitionFeatures(material, question, material.lexicon.stemsOfText),
  ...originFeatures(material),
  ...headingFeatures(material, question),
  ...partFeatures(material),
});
