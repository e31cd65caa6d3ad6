/** Whether an element is on the screen, as far as the HTML alone tells. */
import { nameOf } from "./name-hints.ts";
import { isPopUp } from "./pop-ups.ts";
import { attr, type ElementNode, type Hiding } from "./tree.ts";

const FOR_SCREEN_READERS =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader(?:-text|-only)?|a11y-hidden|hidden-visually|element-invisible)(?:\s|$)/i;
const FAR_AWAY = /(?:^|;)(?:left|top|right|text-indent|margin-left|margin-top):-\d{3,}/;
const NO_SIZE = /(?:^|;)(?:font-size|line-height):0(?:px|em|rem|%|pt)?(?:;|$|!)/;
const NO_BOX = /(?:^|;)(?:max-)?(?:width|height):0(?:px|em|rem|%)?(?:;|$|!)/;

/** Folded away until someone asks for it: the text is the page's own, and every reader of the HTML gets it. */
const FOLDS =
  /accordion|collaps|(?:^|[-_\s])(?:tab|tabs|tabpanel|tab-pane|tab-content|panel|faq|answer|toggle|expand(?:able|ed)?|reveal|disclosure)(?:$|[-_\s])/i;
/** React sends late parts of a page in a hidden box and moves them into place. */
const STREAMED = /^S:[\da-f]+$/i;

function isFolded(element: ElementNode): boolean {
  const id = attr(element, "id") ?? "";
  if (STREAMED.test(id)) return true;
  const role = attr(element, "role");
  if (role === "tabpanel" || role === "region") return true;
  for (const one of [element, element.parent]) {
    if (one && FOLDS.test(nameOf(one))) return true;
  }
  return false;
}

/** How this element (not an ancestor) is taken off the screen, or `null`. */
export function hiding(element: ElementNode): Hiding | null {
  const kind = declaredHiding(element);
  if (kind !== "hidden") return kind;
  if (isPopUp(element)) return "closed";
  return isFolded(element) ? null : kind;
}

function declaredHiding(element: ElementNode): Hiding | null {
  if (element.tag === "template") return "template";
  if (element.attrs.length === 0) return null;
  const hidden = attr(element, "hidden");
  if (hidden !== null && hidden !== "until-found") return "hidden";
  if (element.tag === "dialog" ? attr(element, "open") === null : attr(element, "popover") !== null)
    return "hidden";
  const style = attr(element, "style");
  if (style) {
    const kind = styleHiding(style);
    if (kind) return kind;
  }
  const className = attr(element, "class");
  return className && FOR_SCREEN_READERS.test(className) ? "screen-reader" : null;
}

/** A style longer than this is an image in disguise; what hides is said early. */
const STYLE_READ = 400;

function styleHiding(style: string): Hiding | null {
  const rules = style.slice(0, STYLE_READ).toLowerCase().replace(/\s+/g, "");
  if (/(?:^|;)display:none/.test(rules) || /(?:^|;)visibility:(?:hidden|collapse)/.test(rules))
    return "hidden";
  if (NO_SIZE.test(rules) || (NO_BOX.test(rules) && rules.includes("overflow:hidden"))) return "zero-size";
  if (/(?:^|;)opacity:0(?:\.0*)?(?:;|$|!)/.test(rules)) return "transparent";
  return FAR_AWAY.test(rules) && /position:(?:absolute|fixed)|text-indent/.test(rules) ? "off-screen" : null;
}
