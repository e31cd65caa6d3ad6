/** A page by its address: the name leads to all answers that cited it, the arrow to the page itself. */
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { AddressText } from "../../../addresses/address-text.tsx";
import { citedPath } from "../../../addresses/cited-path.ts";
import { shortAddress } from "../../../addresses/short-address.ts";
import { isWebAddress } from "../cited-paths.ts";

type PageLinkProps = {
  url: string;
  children?: ReactNode;
  className?: string;
  /** Inside a sentence, without the arrow. */
  isInline?: boolean;
};

export function PageLink(props: PageLinkProps) {
  const {
    url,
    children = <AddressText address={shortAddress(url)} />,
    className = "",
    isInline = false,
  } = props;
  if (!isWebAddress(url)) return <span className="wrap-anywhere">{children}</span>;
  if (isInline)
    return (
      <Link to={citedPath(url)} className="link wrap-anywhere">
        {children}
      </Link>
    );
  return (
    <span className={`inline-flex max-w-full items-center gap-1 ${className}`}>
      <Link to={citedPath(url)} className="link min-w-0 wrap-anywhere">
        {children}
      </Link>
      <OpenPage url={url} />
    </span>
  );
}

/** The page itself, on its own site. */
export const OpenPage = ({ url }: { url: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="grid size-6 shrink-0 place-items-center rounded-xs text-quiet hover:text-accent print:hidden"
  >
    <ExternalLink aria-hidden="true" className="size-3.5" />
    <span className="sr-only">Open {shortAddress(url)} in a new tab</span>
  </a>
);
