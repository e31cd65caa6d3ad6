import { snippetBans } from "../../facts/crawlers/access.ts";
import { defineAudit, scored } from "../audit.ts";
import { listed } from "../say.ts";
import { robotsMeta } from "../snippets.ts";

export const snippetPermission = defineAudit({
  id: "snippet-permission",
  section: "technical_implementation",
  title: "Indexing and snippet permission",
  why: "Google's AI features use only pages that may be indexed and shown with a snippet.",
  ledger: ["TE3"],
  part: 0.15,

  run({ page, evidence }) {
    const bans = snippetBans(page, evidence.headers);
    if (bans.length === 0) return scored(1, "Indexing and snippets are allowed.");
    /** A tag can't lift a ban that a header sets. */
    const isOnPage = snippetBans(page, {}).length > 0;
    return scored(0, `Indexing or snippets are blocked by ${listed(bans)}.`, {
      fix: `Remove ${listed(bans)} from this page.`,
      snippet: isOnPage ? robotsMeta() : null,
    });
  },
});
