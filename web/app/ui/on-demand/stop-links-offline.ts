/** Without a connection, a link to another page would replace this page by an error. It stays and says why. */
import { connectionMessages } from "@citeworthy/core/messages/connection";
import { isPlainClick } from "../../delivery/plain-click.ts";
import { toast } from "../feedback/toast.tsx";

const isElsewhere = ({ origin, pathname, search }: URL) =>
  origin === location.origin && pathname + search !== location.pathname + location.search;

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (navigator.onLine || !link?.href || link.target !== "" || !isPlainClick(event)) return;
  if (!isElsewhere(new URL(link.href))) return;
  event.preventDefault();
  event.stopPropagation();
  toast(connectionMessages["analysis/offline"].text, "error");
}

export const stopLinksOffline = () => document.addEventListener("click", onClick, true);
