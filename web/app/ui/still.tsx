/**
 * A part of a page that never changes: made on the server, left as it is in the browser. Its code is fetched only when
 * the page is reached by a click inside the app, where no server has made the part.
 */
import { type ComponentType, lazy, type MouseEvent, useState } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "./plain-click.ts";

/** What the server has put there, if it has. */
const served = (id: string) =>
  typeof document === "undefined" ? null : (document.getElementById(id)?.innerHTML ?? null);

/** Files, such as the sitemap, places elsewhere and places on this page are the browser's to open. */
const isPageOfOurs = ({ origin, pathname, target }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname && target === "" && !pathname.includes(".");

/** The part's links are plain ones; with scripts they change the page as all others do. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    if (event.defaultPrevented || !isPlainClick(event) || !link || !isPageOfOurs(link)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}

/** By this the style sheet lets what lies below the first screen be laid out later (`app.css`). */
const SERVED = { "data-served": true };

type Served = { id: string; html: string };

function ServedPart({ id, html }: Served) {
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only links are meant, and a link turns its key into a click
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, read from where it stands
    <div id={id} {...SERVED} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** `id` names the part and what it says: two parts that differ need two names, even where they are never seen together. */
export function still<Props extends object = object>(
  id: string | ((props: Props) => string),
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(load) as unknown as ComponentType<Props>;
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
