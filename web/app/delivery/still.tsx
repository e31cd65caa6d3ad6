/**
 * A part of a page that never changes: rendered on the server and left as it is in the browser. Its code is loaded only
 * after a client-side navigation, when there is no server HTML for the part. Decision 012; see README.md for the switch.
 */
import { type ComponentType, type MouseEvent, useState } from "react";
import { useNavigate } from "react-router";
import { part } from "./part.tsx";
import { isPlainClick } from "./plain-click.ts";

/** The server's HTML of the part, if there is any. */
const served = (id: string) =>
  import.meta.env.STILL_OFF || typeof document === "undefined"
    ? null
    : (document.getElementById(id)?.innerHTML ?? null);

/** The browser itself opens files such as the sitemap, external links and anchors on this page. */
const isPageOfOurs = ({ origin, pathname, target }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname && target === "" && !pathname.includes(".");

/** The part's links are plain HTML; with scripts they navigate on the client like all others. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    if (event.defaultPrevented || !isPlainClick(event) || !link || !isPageOfOurs(link)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}

/** Lets the style sheet (`app.css`) postpone the layout of content below the first screen. */
const SERVED = { "data-served": true };

type Served = { id: string; html: string };

function ServedPart({ id, html }: Served) {
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only links react, and a link turns the Enter key into a click
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, read from the document
    <div id={id} {...SERVED} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** `id` identifies the part and its content: two different parts need two ids, even if they never appear together. */
export function still<Props extends object = object>(
  id: string | ((props: Props) => string),
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  // Without its code, the page is complete enough: these parts only add to it.
  const Part = part(load, "Nothing");
  return function Still(props: Props) {
    const name = typeof id === "string" ? id : id(props);
    const [html] = useState(() => served(name));
    if (html !== null) return <ServedPart id={name} html={html} />;
    return (
      <div id={name} {...(typeof document === "undefined" && SERVED)}>
        <Part {...props} />
      </div>
    );
  };
}
