/**
 * A part of a page that never changes: made on the server, left as it is in the browser. Its code is fetched only when
 * the page is reached by a click inside the app, where no server has made the part. Links in it are plain links.
 */
import { type ComponentType, lazy, useState } from "react";

/** What the server has put there, if it has. */
const served = (id: string) =>
  typeof document === "undefined" ? null : (document.getElementById(id)?.innerHTML ?? null);

export function still(id: string, load: () => Promise<{ default: ComponentType }>) {
  const Part = lazy(load);
  return function Still() {
    const [html] = useState(() => served(id));
    if (html === null)
      return (
        <div id={id}>
          <Part />
        </div>
      );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, read from where it stands
    return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
