import { snippetBans } from "../../facts/access.ts";
import { defineAudit, scored } from "../audit.ts";
import { listed } from "../say.ts";

export const snippetPermission = defineAudit({
  id: "snippet-permission",
  section: "technical_implementation",
  title: "Indexing and quoting are allowed",
  why: "Google's AI features use only what may be indexed and shown as a snippet.",
  ledger: ["TE3"],
  part: 0.15,

  run({ page, evidence }) {
    const bans = snippetBans(page, evidence.headers);
    return scored(
      bans.length === 0 ? 1 : 0,
      bans.length === 0 ? "No tag or header refuses indexing or quoting." : `Refused by ${listed(bans)}.`,
      {
        fix: [
          "Take the directive out of the robots meta and the X-Robots-Tag header of this page.",
          "Allow index and snippet here; keep noindex for pages nobody should find.",
          "Set max-snippet:-1 in place of the ban.",
        ],
        snippet: { language: "html", code: '<meta name="robots" content="index, follow, max-snippet:-1">' },
      },
    );
  },
});
