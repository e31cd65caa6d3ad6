/** The links in the menu of narrow screens. */
import { FREE_TOOLS, hasPage } from "@citeworthy/core/product/free-tools";
import { Link, useLocation } from "react-router";
import { AFTER_TOOLS, BEFORE_TOOLS, FREE_TOOLS_LINK, HOME } from "./navigation.ts";

const ROW = "flex items-center border-b border-line text-ink no-underline";
const MAIN = `${ROW} min-h-14 font-serif text-22 font-medium`;
const SUB = `${ROW} min-h-12 pl-4 text-16 font-medium`;

const TOOLS = FREE_TOOLS.filter(hasPage).map(({ path, title }) => ({ to: path, text: title, look: SUB }));
const PLACES = [
  ...[HOME, ...BEFORE_TOOLS, FREE_TOOLS_LINK].map((link) => ({ ...link, look: MAIN })),
  ...TOOLS,
  ...AFTER_TOOLS.map((link) => ({ ...link, look: MAIN })),
];

export default function MenuRows() {
  const { pathname } = useLocation();
  return (
    <ul>
      {PLACES.map(({ to, text, look }) => (
        <li key={to}>
          <Link to={to} className={look} aria-current={pathname === to ? "page" : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
