/** The links of the footer. Separate from the header's links because the footer's code is rarely loaded. */
import { site } from "@citeworthy/core/product/site";

/** `wide`: takes a whole row on a phone, because its link texts are long. */
export type FooterGroup = {
  title: string;
  wide?: boolean;
  links: { href: string; text: string; outside?: boolean }[];
};

export const FOOTER_GROUPS: FooterGroup[] = [
  {
    title: "Company",
    links: [
      { href: "/about", text: "About" },
      { href: "/pricing", text: "Pricing" },
      { href: "/privacy", text: "Privacy Policy" },
      { href: "/privacy", text: "Terms of Service" },
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
      { href: "/sitemap.xml", text: "Sitemap", outside: true },
    ],
  },
  {
    title: "Contact",
    wide: true,
    links: [
      { href: `mailto:${site.supportEmail}`, text: site.supportEmail, outside: true },
      { href: "/about#contact", text: "Contact" },
      { href: "/docs", text: "Documentation" },
    ],
  },
  {
    title: "Social",
    wide: true,
    links: site.social.map(({ name, url }) => ({ href: url, text: name, outside: true })),
  },
];
