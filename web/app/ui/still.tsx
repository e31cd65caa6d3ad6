/**
 * A part of a page that never changes: made on the server, left as it is in the browser. Its code is fetched only when
 * the page is reached by a click inside the app, where no server has made the part. Links in it are plain links.
 */
import { type ComponentType, lazy, useEffect, useState } from "react";

let isWaking = true;

/** Rendered once, at the end of the document: from then on nothing on the page comes from the server. */
export function Awake() {
  useEffect(() => {
    isWaking = false;
  }, []);
  return null;
}

export function still(load: () => Promise<{ default: ComponentType }>) {
  const Part = lazy(load);
  return function Still() {
    const [isFromServer] = useState(() => isWaking && typeof document !== "undefined");
    if (!isFromServer)
      return (
        <div>
          <Part />
        </div>
      );
    // React keeps the children of an element whose HTML is set, and in a finished build does not compare them.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server made stays
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  };
}
