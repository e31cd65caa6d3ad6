import { defineCheckAudit } from "../check-audit.ts";

export const byline = defineCheckAudit({
  id: "byline",
  section: "content_authority",
  title: "Visible author",
  why: "Bylines were on 89.2% of often-cited and 31.4% of rarely cited pages in one vendor's data; another study found no relation.",
  ledger: ["AU4"],
  check: "named_author",
  passed: ({ facts }) => {
    const { author } = facts.reading();
    return author ? `Author shown: ${author}.` : "The page names its author.";
  },
  failed: "We found no author name on the page.",
  fix: "Show the author's full name under the title.",
});
