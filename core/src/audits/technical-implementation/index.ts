/** The audits of the section "technical implementation", in the order of the results. */
import type { Audit } from "../audit.ts";
import { canonical } from "./canonical.ts";
import { crawlerWall } from "./crawler-wall.ts";
import { declaredLanguage } from "./declared-language.ts";
import { delivery } from "./delivery.ts";
import { description } from "./description.ts";
import { faqMarkup } from "./faq-markup.ts";
import { imageAlternatives } from "./image-alternatives.ts";
import { internalLinks } from "./internal-links.ts";
import { llmsTxt } from "./llms-txt.ts";
import { openAccess } from "./open-access.ts";
import { openGraph } from "./open-graph.ts";
import { searchCrawlers } from "./search-crawlers.ts";
import { servedText } from "./served-text.ts";
import { sitemapEntry } from "./sitemap-entry.ts";
import { slug } from "./slug.ts";
import { snippetPermission } from "./snippet-permission.ts";
import { speed } from "./speed.ts";
import { structuredDataAgreement } from "./structured-data-agreement.ts";
import { structuredDataPresence } from "./structured-data-presence.ts";
import { titlePromise } from "./title-promise.ts";
import { titleTag } from "./title-tag.ts";
import { trainingCrawlers } from "./training-crawlers.ts";

export const technicalImplementation: readonly Audit[] = [
  canonical,
  crawlerWall,
  declaredLanguage,
  delivery,
  description,
  faqMarkup,
  imageAlternatives,
  internalLinks,
  llmsTxt,
  openAccess,
  openGraph,
  searchCrawlers,
  servedText,
  sitemapEntry,
  slug,
  snippetPermission,
  speed,
  structuredDataAgreement,
  structuredDataPresence,
  titlePromise,
  titleTag,
  trainingCrawlers,
];
