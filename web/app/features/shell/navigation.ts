/** The links of the header. */
import type { ReactNode } from "react";

export type NavLink = {
  to: string;
  text: string;
  /** Shown beside the text. */
  mark?: ReactNode;
};

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
