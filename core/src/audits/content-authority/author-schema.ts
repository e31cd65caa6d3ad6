import { defineAudit, reported } from "../audit.ts";

export const authorSchema = defineAudit({
  id: "author-schema",
  section: "content_authority",
  title: "An author in structured data",
  why: "A controlled test found no effect. No points.",
  ledger: ["AU6"],
  run({ page }) {
    const has = page.author?.source === "json-ld" || page.structuredData.types.includes("Person");
    return reported(`Not scored. The structured data ${has ? "names" : "does not name"} a person.`);
  },
});
