import { site, TAGLINE } from "@citeworthy/core/product/identity/site";
import { Link } from "react-router";
import { Logo } from "../../ui/marks/logo.tsx";
import { FOOTER_GROUPS, type FooterGroup } from "./footer-links.ts";

const LINK =
  "inline-flex min-h-11 items-center text-14 text-quiet no-underline hover:text-ink hover:underline md:min-h-9";

function Group({ title, links, wide = false }: FooterGroup) {
  return (
    <nav aria-label={title} className={wide ? "max-md:col-span-2" : ""}>
      <h2 className="mb-1 font-sans text-14 font-semibold tracking-normal">{title}</h2>
      <ul className={wide ? "max-md:flex max-md:flex-wrap max-md:gap-x-6" : ""}>
        {links.map(({ href, text, outside }) => (
          <li key={text}>
            {outside ? (
              <a href={href} className={LINK} {...(href.startsWith("http") && { rel: "noopener" })}>
                {text}
              </a>
            ) : (
              <Link to={href} className={LINK}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function Footer() {
  return (
    <footer className="border-t border-line bg-wash print:hidden">
      <div className="wrap pt-14 pb-8 md:pt-16">
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr_0.8fr] lg:gap-10">
          <div className="max-lg:col-span-2">
            <Link to="/" className="inline-flex min-h-11 items-center no-underline">
              <Logo name={site.name} />
            </Link>
            <p className="mt-2 max-w-[34ch] text-14 text-quiet">{TAGLINE}</p>
          </div>
          {FOOTER_GROUPS.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
        <div className="mt-12 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-14 text-quiet">
          <p>A high score does not guarantee citations.</p>
          <p>&copy; {site.name}</p>
        </div>
      </div>
    </footer>
  );
}
