import { defineAudit, reported } from "../audit.ts";
import { listed } from "../say.ts";

const MARKUP = new Set(["FAQPage", "HowTo"]);

export const faqMarkup = defineAudit({
  id: "faq-markup",
  section: "technical_implementation",
  title: "FAQ and how-to markup",
  why: "Little to no effect in a large count, and no markup type stood out in a controlled test.",
  ledger: ["TE10"],

  run({ page }) {
    const types = page.structuredData.types.filter((type) => MARKUP.has(type));
    return reported(
      types.length === 0
        ? "Not scored. The page has no FAQ or how-to markup."
        : `Not scored. Found: ${listed(types)}.`,
    );
  },
});
