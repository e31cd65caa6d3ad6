/** The links of the second row and the way to the dashboard, in the menu of narrow screens. */
import { Link, useLocation } from "react-router";
import { useSession } from "../../session/session.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { memberLinks } from "./account-links.tsx";
import { HOME } from "./navigation.ts";
import { useWorkLinks } from "./work-row.tsx";

export default function WorkMenu() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const links = useWorkLinks().filter(({ to }) => to !== HOME.to);
  return (
    <nav aria-label="Your work" className="grid gap-4 pb-2">
      <ul className="grid grid-cols-2 gap-x-4">
        {links.map(({ to, text, mark }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center border-b border-line font-medium text-ink no-underline"
              aria-current={pathname === to ? "page" : undefined}
            >
              {text}
              {mark}
            </Link>
          </li>
        ))}
      </ul>
      {memberLinks(user?.isAdmin === true)
        .slice(1)
        .map(({ to, text }) => (
          <ButtonLink key={to} to={to} variant="primary" wide>
            {text}
          </ButtonLink>
        ))}
    </nav>
  );
}
