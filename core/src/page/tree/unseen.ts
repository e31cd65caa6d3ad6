/** Text that only machines get, and what is missing without JavaScript. */
import type { MachineText, Rendering } from "../page-model.ts";
import { collapse, textOf } from "./text.ts";
import { attr, type ElementNode, type Tree } from "./tree.ts";

/** Shorter hidden texts are labels of icons and buttons. */
const MIN_HIDDEN_WORDS = 3;
const MAX_TEXT = 5_000;
/** Comments of build tools and templates are markup, not text for anyone. */
const MARKUP_COMMENT = /^\s*(?:\[if |<!\[endif|[#/]|\$|ko |esi|googleo(?:n|ff))|^[^a-z]*$/i;

export function hiddenText(element: ElementNode): MachineText | null {
  const kind = element.stats?.hiding;
  if (!kind) return null;
  const text = element.children.map((child) => textOf(child)).join(" ");
  if (text.trim().length < MIN_HIDDEN_WORDS) return null;
  return { kind, text: collapse(text).slice(0, MAX_TEXT), place: { start: element.start, end: element.end } };
}

export function commentText(tree: Tree): MachineText[] {
  return tree.comments
    .filter(({ text }) => text.trim().length >= MIN_HIDDEN_WORDS && !MARKUP_COMMENT.test(text.slice(0, 200)))
    .map(({ text, start, end }) => ({
      kind: "comment",
      text: collapse(text.slice(0, MAX_TEXT)),
      place: { start, end },
    }));
}

const ROOT_ID =
  /^(?:root|app|__next|__nuxt|main-app|app-root|react-root|gatsby|___gatsby|svelte|ember|vue-app|application|mount)$/i;
const ROOT_TAG = /^(?:app-root|my-app|ember-app)$/;
/** With less visible text than this, a page with an empty application root says nothing without scripts. */
const MIN_VISIBLE_CHARS = 600;

export function emptyRoot(element: ElementNode): Rendering["emptyRoots"][number] | null {
  const id = attr(element, "id") ?? "";
  const isRoot = ROOT_ID.test(id) || ROOT_TAG.test(element.tag) || attr(element, "ng-app") !== null;
  if (!isRoot || (element.stats?.chars ?? 0) > 0) return null;
  return { id: id || element.tag, place: { start: element.start, end: element.end } };
}

export const noscriptText = (element: ElementNode): Rendering["noscript"][number] => ({
  text: collapse(element.children.map((child) => textOf(child)).join(" ")).slice(0, MAX_TEXT),
  place: { start: element.start, end: element.end },
});

const ASKS_FOR_SCRIPTS = /javascript|browser/i;

/** The judgement itself, apart from the readings it uses. */
export function needsJavaScript(rendering: Omit<Rendering, "needsJavaScript">): boolean {
  const { visibleTextLength, emptyRoots, noscript, scripts } = rendering;
  if (visibleTextLength >= MIN_VISIBLE_CHARS || scripts.count === 0) return false;
  return (
    emptyRoots.length > 0 ||
    noscript.some(({ text }) => ASKS_FOR_SCRIPTS.test(text)) ||
    scripts.inlineLength > 20 * visibleTextLength
  );
}
