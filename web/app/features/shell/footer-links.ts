/** The links of the footer. Separate from the header's links because the footer's code is rarely loaded. */
import { site } from "@citeworthy/core/product/identity/site";

/** `wide`: takes a whole row on a phone, because its link texts are long. */
export type FooterGroup = {
  title: string;
  wide?: boolean;
  links: { href: string; text: string; outside?: boolean }[];
};

/** The privacy page holds the terms too, unless the operator has documents elsewhere. */
const legalLink = (text: string, url: string | null) =>
  url === null ? { href: "/privacy", text } : { href: url, text, outside: true };

/** As the about page, which has no part about contact where there is nothing to show. */
const hasContact = site.supportEmail !== null || site.social.length > 0;

const SOCIAL: FooterGroup = {
  title: "Social",
  wide: true,
  links: site.social.map(({ name, url }) => ({ href: url, text: name, outside: true })),
};

export const FOOTER_GROUPS: FooterGroup[] = [
  {
    title: "Company",
    links: [
      { href: "/about", text: "About" },
      { href: "/pricing", text: "Pricing" },
      legalLink("Privacy Policy", site.privacyUrl),
      legalLink("Terms of Service", site.termsUrl),
      ...(site.imprintUrl === null ? [] : [legalLink("Imprint", site.imprintUrl)]),
    ],
  },
  {
    title: "Resources",
    links: [
      { href: "/what-is-geo", text: "What is GEO" },
      { href: "/sample-report", text: "Sample report" },
      { href: "/blog", text: "Blog" },
      { href: "/free-tools", text: "Free GEO Tools" },
      { href: "/ai-visibility-monitor", text: "AI Visibility Monitor" },
      { href: "/draft", text: "Check a draft" },
      { href: "/crawler-logs", text: "AI crawler logs" },
      { href: "/sitemap.xml", text: "Sitemap", outside: true },
    ],
  },
  {
    title: "Contact",
    wide: true,
    links: [
      ...(site.supportEmail === null
        ? []
        : [{ href: `mailto:${site.supportEmail}`, text: site.supportEmail, outside: true }]),
      { href: hasContact ? "/about#contact" : "/about#operator", text: "Contact" },
      { href: "/docs", text: "Documentation" },
    ],
  },
  ...(site.social.length === 0 ? [] : [SOCIAL]),
];
