/** What a page looks like from outside: its address, its title, what it declares, what it is built of. */
import type { Block } from "../../page/page-model.ts";
import { type Features, flag, log, type Material, rate } from "../material.ts";
import { slugAsks, titleCompares } from "./slug-words.ts";

/** Parts of addresses that say what a page is for; they are English on sites of every language. */
const ADDRESS_WORDS: Record<string, string> = {
  article: "blog blogs article articles post posts story stories magazine insights learn resources library",
  news: "news press press-release press-releases politics sport sports business world latest",
  product: "product products item items dp pd shop store p buy",
  catalogue: "collections collection category categories catalog catalogue browse search tag c brands",
  reference: "docs doc documentation reference api manual wiki dictionary glossary help support kb man legal",
  forum:
    "forum forums thread threads topic questions question discussion discussions community t viewtopic r",
  service: "services service solutions solution locations location about about-us platform features pricing",
  event: "event events calendar tickets festival conference",
  howTo: "how-to tutorial tutorials guide guides diy recipe recipes",
};

const has = (parts: readonly string[], words: string) =>
  parts.some((part) => words.split(" ").includes(part));

function addressFeatures({ page, lexicon }: Material): Features {
  const address = URL.parse(page.url);
  const path = address?.pathname ?? "/";
  const parts = path
    .toLowerCase()
    .split("/")
    .map((part) => part.replace(/\.\w{2,5}$/, ""))
    .filter((part) => part !== "");
  const host = (address?.hostname ?? "").split(".");
  const slug = parts.at(-1) ?? "";
  const slugWords = slug.split(/[-_+]/).filter((word) => /\p{L}/u.test(word));
  const asks = slugAsks(slugWords, lexicon.pack);
  const named = Object.entries(ADDRESS_WORDS).map(([name, words]): [string, number] => [
    `address.${name}`,
    flag(has(parts, words) || has(host, words)),
  ]);
  return {
    ...Object.fromEntries(named),
    "address.isRoot": flag(parts.length === 0),
    "address.depth": parts.length,
    "address.slugWords": log(slugWords.length),
    "address.slugHowTo": flag(/^how-to|-how-to-/.test(slug)),
    "address.slugBest": flag(/(?:^|-)(?:best|top|ideas|tips|ways|examples|types)(?:-|$)/.test(slug)),
    "address.slugVersus": flag(asks?.versus ?? /-(?:vs|versus|or|alternatives)(?:-|$)/.test(slug)),
    "address.slugWhat": flag(asks?.what ?? /^(?:what|why|when|who|is|are|can|does)-/.test(slug)),
    "address.slugNumber": flag(/(?:^|-)\d{1,3}-/.test(slug)),
    "address.date": flag(/\/(?:19|20)\d\d\/\d/.test(path)),
    "address.longNumber": flag(/\d{5,}/.test(path)),
    "address.query": flag((address?.search ?? "") !== ""),
  };
}

function titleFeatures({ page, labels, lexicon }: Material): Features {
  const title = page.title ?? "";
  const forms = labels.forms(title);
  const words = title.split(/\s+/).filter(Boolean);
  return {
    "title.words": words.length,
    "title.startsWithNumber": flag(/^\D{0,12}\d{1,3}\s+\p{L}/u.test(title)),
    "title.question": flag(/\?\s*$/.test(title)),
    "title.year": flag(/\b20[12]\d\b/.test(title)),
    "title.colon": flag(/[:|–—]/.test(title)),
    "title.review": flag(/\breviews?\b/i.test(title)),
    "title.quoted": flag(/[“”"]/.test(title)),
    "title.versus": flag(
      /\bvs\.?\b|\bversus\b/i.test(title) || titleCompares(title, lexicon.pack, forms.includes("choice")),
    ),
    "title.lead": flag(words.length > 0 && lexicon.stemsOfText(title).length <= 2),
    ...Object.fromEntries(
      (["quantity", "definition", "reason", "how", "choice", "yesNo"] as const).map((form) => [
        `title.${form}`,
        flag(forms.includes(form)),
      ]),
    ),
  };
}

const TYPES: Record<string, RegExp> = {
  article: /^(?:Article|BlogPosting|TechArticle|WebPage.*Article|SocialMediaPosting)$/,
  news: /NewsArticle|ReportageNewsArticle/,
  product: /^(?:Product|ProductGroup|Offer|AggregateOffer)$/,
  list: /^(?:ItemList|CollectionPage|SearchResultsPage|OfferCatalog)$/,
  faq: /^FAQPage$/,
  howTo: /^(?:HowTo|HowToStep|Recipe)$/,
  forum: /^(?:QAPage|DiscussionForumPosting)$/,
  event: /Event$/,
  business:
    /^(?:LocalBusiness|Service|ProfessionalService|Organization|Corporation|Dentist|Attorney|LegalService)$/,
  person: /^Person$/,
  rating: /^(?:Review|AggregateRating)$/,
};

function declaredFeatures({ page }: Material): Features {
  const { types, openGraph } = page.structuredData;
  const kind = openGraph["og:type"]?.[0]?.toLowerCase() ?? "";
  return {
    ...Object.fromEntries(
      Object.entries(TYPES).map(([name, pattern]) => [
        `schema.${name}`,
        flag(types.some((type) => pattern.test(type))),
      ]),
    ),
    "og.article": flag(kind === "article"),
    "og.product": flag(kind.includes("product")),
    "og.website": flag(kind === "website"),
    "shape.article": flag(page.shape === "article"),
    "shape.forum": flag(page.shape === "forum"),
    "shape.product": flag(page.shape === "product"),
    "shape.listing": flag(page.shape === "listing"),
    "shape.documentation": flag(page.shape === "documentation"),
  };
}

const ofKind = (blocks: readonly Block[], kind: Block["kind"]) =>
  blocks.filter((block) => block.kind === kind);

function builtOf({ page, facts }: Material): Features {
  const blocks = facts.blocks();
  const { words, sentences } = facts.text();
  const lists = blocks.filter((block) => block.kind === "list");
  const items = lists.reduce((sum, list) => sum + list.items.length, 0);
  const tables = blocks.filter((block) => block.kind === "table");
  const inMain = page.interactive.filter((part) => part.inMain);
  const paragraphs = ofKind(blocks, "paragraph");
  const words100 = Math.max(1, words / 100);
  const links = page.links.filter((link) => link.block !== null);
  const levels = (level: number) =>
    page.headings.filter((heading) => heading.level === level && heading.block !== null).length;
  return {
    "built.words": log(words),
    "built.sentences": log(sentences.length),
    "built.paragraphs": log(paragraphs.length),
    "built.paragraphWords": rate(words, Math.max(1, paragraphs.length + lists.length)),
    "built.shortParagraphs": rate(
      paragraphs.filter((block) => block.text.length < 60).length,
      paragraphs.length,
    ),
    "built.lists": log(lists.length),
    "built.items": log(items),
    "built.itemShare": rate(sentences.filter((one) => one.kind === "list").length, sentences.length),
    "built.ordered": log(lists.filter((list) => list.ordered).length),
    "built.tables": log(tables.length),
    "built.rows": log(tables.reduce((sum, table) => sum + table.rows.length, 0)),
    "built.code": log(ofKind(blocks, "code").length + page.codeSpans.length),
    "built.quotes": log(ofKind(blocks, "quote").length),
    "built.images": log(page.images.filter((image) => image.inMain).length),
    "built.h2": log(levels(2)),
    "built.h3": log(levels(3) + levels(4)),
    "built.linksPer100": log(links.filter((link) => link.kind === "internal").length / words100),
    "built.outPer100": log(links.filter((link) => link.kind === "external").length / words100),
    "built.allLinks": log(page.links.length),
    "built.mainShare": mainShare(page, facts),
    "built.forms": log(inMain.filter((part) => part.kind === "form").length),
    "built.buttons": log(page.interactive.filter((part) => part.kind === "button").length),
    "built.inputs": log(
      page.interactive.filter((part) => part.kind === "input" || part.kind === "select").length,
    ),
    "built.videos": flag(page.interactive.some((part) => part.kind === "video" || part.kind === "iframe")),
    "built.comments": log(page.boilerplate.filter((piece) => piece.kind === "comments").length),
    "built.related": log(page.boilerplate.filter((piece) => piece.kind === "related").length),
    "built.navigation": log(page.boilerplate.filter((piece) => piece.kind === "navigation").length),
  };
}

export const formFeatures = (material: Material): Features => ({
  ...addressFeatures(material),
  ...titleFeatures(material),
  ...declaredFeatures(material),
  ...builtOf(material),
});

/** Paragraphs that make no sense are left out of the whole as well as of the part. */
function mainShare(page: Material["page"], facts: Material["facts"]): number {
  const kept = new Set(facts.blocks());
  const left = page.blocks.filter((block) => block.kind === "paragraph" && !kept.has(block));
  const dropped = left.reduce((sum, block) => sum + block.text.length, 0);
  return Math.min(1, rate(facts.text().length, page.rendering.visibleTextLength - dropped));
}
