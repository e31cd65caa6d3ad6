import { eachNode, textsOf } from "../../facts/structured.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { listed } from "../say.ts";
import { articleJsonLd } from "../snippets.ts";

export const structuredDataAgreement = defineAudit({
  id: "structured-data-agreement",
  section: "technical_implementation",
  title: "Structured data says what the page says",
  why: "Broken or contradicting data is worse than none; agreeing data is hygiene.",
  ledger: ["TE9"],
  part: 0.3,

  run({ page }) {
    const { scripts } = page.structuredData;
    if (scripts.length === 0) return notApplicable("The page has no JSON-LD.");
    const nodes = eachNode(page.structuredData.nodes);
    const visible =
      `${page.text} ${page.titleTag?.value ?? ""} ${page.boilerplate.map((piece) => piece.text).join(" ")}`.toLowerCase();
    const headline = nodes.flatMap((node) => textsOf(node.headline))[0];
    const stray = headline !== undefined && !visible.includes(headline.toLowerCase().slice(0, 40));
    const faults = [
      scripts.some((script) => script.error !== null) && "a script does not parse",
      stray && "the headline is not on the page",
    ].filter((fault) => fault !== false);
    return scored(
      1 - faults.length / 2,
      faults.length === 0 ? "It parses and agrees with the page." : `Faults: ${listed(faults)}.`,
      {
        fix: [
          "Mend or remove the faulty script; say in it only what readers can see.",
          "Generate the data from the same fields as the page.",
          "Replace it by a minimal one made from the page.",
        ],
        snippet: articleJsonLd(page),
      },
    );
  },
});
