import { defineAudit, notApplicable, scored } from "../audit.ts";

export const sitemapEntry = defineAudit({
  id: "sitemap-entry",
  section: "technical_implementation",
  title: "Listed in the sitemap",
  why: "A listed page with a sane date is found and fetched again sooner.",
  ledger: ["TE16"],
  part: 0.7,

  run({ evidence }) {
    const { sitemap } = evidence;
    if (!sitemap || sitemap.listed === null) return notApplicable("The sitemap was not checked.");
    const dated = sitemap.lastModified !== null;
    return scored(
      sitemap.listed ? (dated ? 1 : 0.7) : 0,
      sitemap.listed
        ? `The sitemap lists the page ${dated ? "with" : "without"} a date.`
        : "The sitemap does not list the page.",
      {
        fix: [
          "List the page in the sitemap, with the day of its last change as lastmod.",
          "Add lastmod from the same field that feeds the visible date.",
          "Let the content system write the sitemap on every change of the text.",
        ],
        snippet: {
          language: "text",
          code: `<url>\n  <loc>${evidence.url.replace(/&/g, "&amp;")}</loc>\n  <lastmod>${evidence.now.slice(0, 10)}</lastmod>\n</url>`,
        },
      },
    );
  },
});
