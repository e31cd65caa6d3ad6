/** Nothing at this address: says so, and shows the ways on. */
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/page.tsx";

const WAYS_ON = [
  { to: "/what-is-geo", text: "What is GEO" },
  { to: "/free-tools", text: "Free GEO Tools" },
  { to: "/blog", text: "Blog" },
  { to: "/pricing", text: "Pricing" },
];

export default function NotFoundPage() {
  return (
    <MessagePage title="This page is not here">
      <p className="text-18 text-quiet">
        The address may be mistyped, or the page has moved. These are the places most people look for.
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
