import { defineAudit, reported } from "../audit.ts";

export const faqMarkup = defineAudit({
  id: "faq-markup",
  section: "technical_implementation",
  title: "FAQ and how-to markup",
  why: "Little to no impact in a large count, and no winning type in a controlled test. No points.",
  ledger: ["TE10"],
  run({ page }) {
    const has = page.structuredData.types.filter((type) => type === "FAQPage" || type === "HowTo");
    return reported(
      has.length === 0 ? "Not scored. The page has none." : `Not scored. The page has ${has.join(" and ")}.`,
    );
  },
});
