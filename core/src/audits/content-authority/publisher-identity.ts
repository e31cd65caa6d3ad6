import { defineAudit, scored } from "../audit.ts";

export const publisherIdentity = defineAudit({
  id: "publisher-identity",
  section: "content_authority",
  title: "Publisher name in the code",
  why: "Often advised; no measured effect.",
  ledger: ["AU7"],
  part: 0.3,

  run({ page }) {
    const { publisher } = page;
    if (publisher) return scored(1, `A tag or structured data names the publisher: ${publisher.value}.`);
    return scored(0, "No og:site_name tag and no structured data names the publisher.", {
      fix: "Add an og:site_name tag with the publisher's name.",
      snippet: { language: "html", code: '<meta property="og:site_name" content="[publisher]">' },
    });
  },
});
