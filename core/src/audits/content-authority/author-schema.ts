import { defineAudit, reported } from "../audit.ts";

export const authorSchema = defineAudit({
  id: "author-schema",
  section: "content_authority",
  title: "Author in structured data",
  why: "A controlled test found no effect.",
  ledger: ["AU6"],
  run({ page }) {
    const hasPerson = page.author?.source === "json-ld" || page.structuredData.types.includes("Person");
    return reported(`Not scored. The structured data names ${hasPerson ? "a" : "no"} person.`);
  },
});
