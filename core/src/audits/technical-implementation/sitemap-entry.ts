import type { Snippet } from "../../contract/analysis-result.ts";
import { defineAudit, notApplicable, type Subject, scored } from "../audit.ts";

/** Listing is what a sitemap is for; the date only helps. */
const SHARE_WITHOUT_DATE = 0.7;

/** The page's own date where it has one: lastmod must not claim a change that never happened. */
function entryFor({ evidence, page }: Subject): Snippet {
  const day = page.modified?.value ?? page.published?.value ?? "[date of the last change]";
  const address = evidence.url.replace(/&/g, "&amp;");
  return { language: "text", code: `<url>\n  <loc>${address}</loc>\n  <lastmod>${day}</lastmod>\n</url>` };
}

export const sitemapEntry = defineAudit({
  id: "sitemap-entry",
  section: "technical_implementation",
  title: "Sitemap entry",
  why: "Part of a group of signals linked to citations; not tested on its own.",
  ledger: ["TE16"],
  part: 0.7,

  run(subject) {
    const { sitemap } = subject.evidence;
    if (!sitemap || sitemap.listed === null) return notApplicable("The sitemap was not checked.");
    if (!sitemap.listed) {
      const fix = "Add the page to the sitemap, with lastmod set to its last change.";
      return scored(0, "We did not find this page in the sitemap.", { fix, snippet: entryFor(subject) });
    }
    if (sitemap.lastModified !== null) return scored(1, "The sitemap lists this page with a date.");
    return scored(SHARE_WITHOUT_DATE, "The sitemap lists this page without a date.", {
      fix: "Add lastmod with the date of the last change.",
      snippet: entryFor(subject),
    });
  },
});
