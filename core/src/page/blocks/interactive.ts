/** Forms and other parts that need a visitor or a script, and what a machine can read of them. */
import type { Interactive, InteractiveKind } from "../page-model.ts";
import type { Resolve } from "../tree/resolve.ts";
import { collapse, rawText, textOf } from "../tree/text.ts";
import { attr, closest, type ElementNode, walk } from "../tree/tree.ts";
import { labelOf, MAX_TEXT } from "./accessible-name.ts";

const BY_TAG: Record<string, InteractiveKind> = {
  form: "form",
  input: "input",
  select: "select",
  textarea: "textarea",
  button: "button",
  details: "details",
  dialog: "dialog",
  iframe: "iframe",
  video: "video",
  audio: "audio",
  canvas: "canvas",
  object: "object",
  embed: "object",
};

export function interactiveKind(element: ElementNode): InteractiveKind | null {
  const byTag = BY_TAG[element.tag];
  if (byTag === "input") return attr(element, "type")?.toLowerCase() === "hidden" ? null : "input";
  if (byTag) return byTag;
  if (attr(element, "role") === "tablist") return "tabs";
  return isEmptyWidget(element) ? "widget" : null;
}

/** A custom element without text: a script fills it, or nothing does. */
const isEmptyWidget = (element: ElementNode) =>
  element.tag.includes("-") &&
  !/^(?:font-face|annotation-xml|color-profile|missing-glyph)/.test(element.tag) &&
  element.stats?.chars === 0;

export function readInteractive(
  elements: { element: ElementNode; kind: InteractiveKind }[],
  labels: ElementNode[],
  resolve: Resolve,
  isMain: (element: ElementNode) => boolean,
): Interactive[] {
  const byFor = new Map<string, ElementNode>();
  for (const label of labels) {
    const target = attr(label, "for");
    if (target) byFor.set(target, label);
  }
  return elements.map(({ element, kind }) => {
    const source = attr(element, "src") ?? attr(element, "data") ?? attr(element, "data-src");
    return {
      kind,
      label: labelOf(element, kind, byFor),
      readableText: readableText(element, kind),
      src: source && resolve(source),
      inMain: isMain(element),
      isHidden: closest(element, isUnseen) !== null,
      isDecorative: kind === "video" ? isBackdrop(element) : isSwitch(element),
      place: { start: element.start, end: element.end },
    };
  });
}

const isUnseen = (element: ElementNode) =>
  element.stats?.isHidden === true || attr(element, "aria-hidden") === "true";

/** A checkbox without a name is never sent: themes use it to open menus. */
const isSwitch = (element: ElementNode) =>
  element.tag === "input" && attr(element, "type") === "checkbox" && !attr(element, "name");

/** A video without controls is a moving picture, or belongs to a script. */
const isBackdrop = (video: ElementNode) => attr(video, "controls") === null;

function readableText(element: ElementNode, kind: InteractiveKind): string {
  if (kind === "input" || kind === "widget") return "";
  if (kind === "iframe" || kind === "textarea") return collapse(rawText(element)).slice(0, MAX_TEXT);
  if (kind === "select") return optionsOf(element);
  const inner = element.children.map((child) => textOf(child)).join(" ");
  return collapse(inner).slice(0, MAX_TEXT);
}

function optionsOf(select: ElementNode): string {
  const options: string[] = [];
  walk(select, (element) => {
    if (element.tag === "option" && options.length < 50) {
      options.push(
        element.children.map((child) => (child.kind === "text" ? collapse(child.text) : "")).join(" "),
      );
    }
    return undefined;
  });
  return collapse(options.join(", ")).slice(0, MAX_TEXT);
}
