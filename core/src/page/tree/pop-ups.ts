/** Boxes that open over the page: dialogs, pop-ups and sheets. */
import { nameOf } from "./name-hints.ts";
import { attr, type ElementNode } from "./tree.ts";

const NAMED = /(?:^|[\s_-])(?:modal|popup|pop-up|lightbox)(?:$|[\s_-])/i;

/**
 * A dialog that says it isn't modal is a panel of the page, and many pages call ordinary boxes "modal", so a name alone
 * isn't enough.
 */
export function isPopUp(element: ElementNode): boolean {
  if (element.tag === "dialog") return true;
  if (element.attrs.length === 0) return false;
  const modal = attr(element, "aria-modal");
  if (modal === "true" || attr(element, "popover") !== null) return true;
  const role = attr(element, "role");
  if (role === "dialog" || role === "alertdialog") return modal !== "false";
  return attr(element, "aria-hidden") === "true" && NAMED.test(nameOf(element));
}
