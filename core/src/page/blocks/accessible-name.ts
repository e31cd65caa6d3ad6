/** The name of a control, as far as the HTML says it. */
import type { InteractiveKind } from "../page-model.ts";
import { collapse, textOf } from "../tree/text.ts";
import { attr, closest, type ElementNode, walk } from "../tree/tree.ts";

export const MAX_TEXT = 2_000;

export function labelOf(
  element: ElementNode,
  kind: InteractiveKind,
  byFor: Map<string, ElementNode>,
): string | null {
  const own = attr(element, "aria-label") ?? attr(element, "title");
  if (own?.trim()) return collapse(own);
  const label = byFor.get(attr(element, "id") ?? "") ?? closest(element, ({ tag }) => tag === "label");
  if (label && textOf(label)) return textOf(label);
  const named = labelledBy(element);
  if (named) return named;
  if (kind === "button") return textOf(element).slice(0, MAX_TEXT) || attr(element, "value");
  if (kind === "details") return textOf(childOf(element, "summary") ?? element).slice(0, 200) || null;
  return (
    attr(element, "placeholder") ?? attr(element, "value") ?? attr(element, "alt") ?? defaultLabel(element)
  );
}

/** Browsers name these buttons themselves. */
function defaultLabel(element: ElementNode): string | null {
  const type = attr(element, "type")?.toLowerCase();
  return element.tag === "input" && (type === "submit" || type === "reset") ? type : null;
}

/** The text of the elements that `aria-labelledby` names. */
function labelledBy(element: ElementNode): string {
  const ids = new Set(attr(element, "aria-labelledby")?.split(/\s+/).filter(Boolean));
  if (ids.size === 0) return "";
  let root = element;
  while (root.parent) root = root.parent;
  const texts: string[] = [];
  walk(root, (inner) => {
    if (ids.has(attr(inner, "id") ?? "")) texts.push(textOf(inner));
    return texts.length < ids.size ? undefined : "stop";
  });
  return collapse(texts.join(" "));
}

function childOf(element: ElementNode, tag: string): ElementNode | null {
  for (const child of element.children) if (child.kind === "element" && child.tag === tag) return child;
  return null;
}
