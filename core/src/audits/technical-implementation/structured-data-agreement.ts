import { eachNode, textsOf } from "../../facts/structured.ts";
import type { PageModel } from "../../page/page-model.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";

/** Letters and digits alone: quotation marks, dashes and entities are spelled differently in text and in data. */
const lettersIn = (text: string) =>
  text
    .replace(/&#?\w+;/g, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The first headline is the page's; later ones may belong to linked articles. */
const headlineOf = (page: PageModel): string | undefined =>
  eachNode(page.structuredData.nodes).flatMap((node) => textsOf(node.headline))[0];

function hasStrayHeadline(page: PageModel): boolean {
  const headline = headlineOf(page);
  if (headline === undefined) return false;
  const onPage = lettersIn(`${page.letters} ${page.titleTag?.value ?? ""}`);
  return !onPage.includes(lettersIn(headline));
}

/** A script that is empty until another one fills it contains no mistake. */
const filledScripts = (page: PageModel, html: string) =>
  page.structuredData.scripts.filter(({ place }) =>
    /\S/.test(html.slice(place.start, place.end).replace(/^<[^>]*>|<\/[^>]*>$/g, "")),
  );

export const structuredDataAgreement = defineAudit({
  id: "structured-data-agreement",
  section: "technical_implementation",
  title: "Structured data accuracy",
  why: "Google needs valid structured data for rich results; it is not known to raise citations.",
  ledger: ["TE9"],
  part: 0.3,

  run({ page, evidence }) {
    const scripts = filledScripts(page, evidence.html);
    if (scripts.length === 0) return notApplicable("The page has no JSON-LD.");
    if (scripts.some((script) => script.error !== null))
      return scored(0, "A JSON-LD script is invalid.", { fix: "Fix or remove the invalid JSON-LD." });
    if (hasStrayHeadline(page))
      return scored(0.5, "The headline in the JSON-LD is not on the page.", {
        fix: "Use the visible headline in the JSON-LD.",
      });
    const hasHeadline = headlineOf(page) !== undefined;
    return scored(
      1,
      `The JSON-LD has no syntax error${hasHeadline ? " and its headline is on the page" : ""}.`,
    );
  },
});
