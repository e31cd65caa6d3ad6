/** What a page looks like from outside: its address, its title, what it declares, what it is built of. */
import { isQuestion } from "../../language/is-question.ts";
import { type Features, flag, type Material } from "../material.ts";
import { addressFeatures } from "./address-features.ts";
import { builtOf } from "./built-features.ts";
import { titleCompares } from "./slug-words.ts";

function titleFeatures({ page, labels, lexicon }: Material): Features {
  const title = page.title ?? "";
  const forms = labels.forms(title);
  const words = title.split(/\s+/).filter(Boolean);
  return {
    "title.words": words.length,
    "title.startsWithNumber": flag(/^\D{0,12}\d{1,3}\s+\p{L}/u.test(title)),
    "title.question": flag(isQuestion(title)),
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

export const formFeatures = (material: Material): Features => ({
  ...addressFeatures(material),
  ...titleFeatures(material),
  ...declaredFeatures(material),
  ...builtOf(material),
});
