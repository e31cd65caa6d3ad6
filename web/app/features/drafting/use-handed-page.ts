/** Takes the page out of the address, once, so that a reload or a copied address doesn't bring it back. */
import { useEffect, useState } from "react";
import { HANDED_PAGE, handedPage } from "./handed-page.ts";

/** `null`: none was handed over. */
type Handed = { html: string } | "unreadable" | null;

export function useHandedPage(): [handed: Handed, dismiss: () => void] {
  const [handed, setHanded] = useState<Handed>(null);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (!hash.startsWith(HANDED_PAGE)) return;
    window.history.replaceState(window.history.state, "", pathname + search);
    void handedPage(hash).then((html) => setHanded(html === null ? "unreadable" : { html }));
  }, []);
  return [handed, () => setHanded(null)];
}
