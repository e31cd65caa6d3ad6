/** Where the header and the footer lead. */
import { site } from "@citeworthy/core/product/site";

export type NavLink = { to: string; text: string };

export const HOME: NavLink = { to: "/", text: "Home" };
export const FREE_TOOLS_LINK: NavLink = { to: "/free-tools", text: "Free GEO Tools" };

export const BEFORE_TOOLS: NavLink[] = [
  { to: "/what-is-geo", text: "What is GEO" },
  { to: "/ai-visibility-monitor", text: "AI Visibility Monitor" },
];
export const AFTER_TOOLS: NavLink[] = [
  { to: "/blog", text: "Blog" },
  { to: "/pricing", text: "Pricing" },
  { to: "/about", text: "About" },
];

/** `wide`: takes a whole row on a phone, because its words are long. */
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
