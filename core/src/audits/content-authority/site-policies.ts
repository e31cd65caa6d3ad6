import { defineAudit, scored } from "../audit.ts";
import { listed } from "../say.ts";

const PAGES: readonly [name: string, pattern: RegExp][] = [
  ["about", /about|who-we-are|our-story|ueber-uns|über|a-propos|quienes|chi-siamo|sobre|over-ons/i],
  ["contact", /contact|kontakt|contatt|contato|impressum/i],
  ["privacy", /privacy|datenschutz|confidentialit|privacidad|privacidade/i],
];

export const sitePolicies = defineAudit({
  id: "site-policies",
  section: "content_authority",
  title: "About, contact and privacy are linked",
  why: "A page whose makers can be reached is easier to trust; the effect is not isolated.",
  ledger: ["AU8"],
  part: 0.3,

  run({ page }) {
    const links = page.links
      .filter((link) => link.kind === "internal" || link.kind === "mail")
      .slice(0, 2000);
    const missing = PAGES.filter(
      ([, pattern]) =>
        !links.some((link) => pattern.test(`${URL.parse(link.href ?? "")?.pathname ?? ""} ${link.text}`)),
    ).map(([name]) => name);
    return scored(
      1 - missing.length / PAGES.length,
      missing.length === 0 ? "All three are linked." : `Not linked from the page: ${listed(missing)}.`,
      {
        fix: [
          `Link to ${listed(missing)} from the footer.`,
          `Add ${listed(missing)} to the site and to every page's footer.`,
          `Make ${listed(missing)} one click away from here.`,
        ],
      },
    );
  },
});
