/** The 404 page, with links to other pages. */

import { ButtonLink } from "../../ui/form/button.tsx";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { MessagePage } from "../../ui/layout/page.tsx";

const WAYS_ON = [
  { to: "/what-is-geo", text: "What is GEO" },
  { to: "/free-tools", text: "Free GEO Tools" },
  { to: "/blog", text: "Blog" },
  { to: "/pricing", text: "Pricing" },
];

export default function NotFoundPage() {
  return (
    <MessagePage title="Page not found">
      <p className="text-18 text-quiet">
        The address may be mistyped, or the page may have moved. Try one of these:
      </p>
      <ul className="flex flex-wrap gap-x-8">
        {WAYS_ON.map(({ to, text }) => (
          <li key={to}>
            <ArrowLink to={to}>{text}</ArrowLink>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink to="/" variant="primary">
          Return to Home
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
