import { defineAudit, scored } from "../audit.ts";
import { canonicalLink } from "../snippets.ts";

/** Scheme, www and a last slash do not make another page. */
const plain = (address: string) =>
  address
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .replace(/[?#].*$/, "")
    .replace(/\/$/, "")
    .toLowerCase();

export const canonical = defineAudit({
  id: "canonical",
  section: "technical_implementation",
  title: "The canonical address is its own",
  why: "Two addresses for one text split what is known about it.",
  ledger: ["TE7"],

  run({ page }) {
    const declared = page.canonical?.value ?? null;
    const own = declared !== null && plain(declared) === plain(page.url);
    const found =
      declared === null
        ? "No canonical address is declared."
        : own
          ? "The canonical address is the page's own."
          : `The canonical address is another one: ${declared}`;
    return scored(own ? 1 : declared === null ? 0.4 : 0, found, {
      fix: [
        "Declare the page's own address as canonical.",
        "Point the canonical link to this page, unless it is a copy of the other.",
        "Put one canonical link into the head, with the full address.",
      ],
      snippet: canonicalLink(page.url.replace(/[?#].*$/, "")),
    });
  },
});
