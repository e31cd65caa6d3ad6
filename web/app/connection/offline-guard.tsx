/** Without a connection, a link to another page would replace this page by an error. It stays and says why. */
import { connectionMessages } from "@citeworthy/core/messages/connection";
import { useEffect } from "react";
import { isPlainClick } from "../ui/plain-click.ts";
import { toast } from "../ui/toast.tsx";

const isElsewhere = ({ origin, pathname, search }: URL) =>
  origin === location.origin && pathname + search !== location.pathname + location.search;

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  toast(connectionMessages["analysis/offline"].text, "error");
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (navigator.onLine || !link?.href || link.target !== "" || !isPlainClick(event)) return;
  if (isElsewhere(new URL(link.href))) stop(event);
}

export function OfflineGuard() {
  useEffect(() => {
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  return null;
}
