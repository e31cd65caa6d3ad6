/**
 * How much of a page's main part reaches the blocks: headings, list items, table cells with labels, and pictures of the
 * DOM, compared with what `readPage` keeps. The main part is what the label's text holds: a part belongs to it when its
 * own words are in the label, or when it heads, or is an entry of, something that is.
 */
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { PageModel } from "../../../core/src/page/page-model.ts";
import { repairEncoding } from "../../../core/src/page/tree/repair-encoding.ts";
import { labelSegments } from "./label-segments.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
export const PART_KINDS = ["headings", "items", "cells", "pictures"] as const;
type PartKind = (typeof PART_KINDS)[number];
type Part = { kind: PartKind; text: string; element: Element; segments: number[]; group: Element | null };
export type Kept<Value = { kept: number; of: number; lost: string[] }> = Record<PartKind, Value>;

const SILENT = new Set(
  "script style template iframe object embed svg math canvas audio video head title select option datalist textarea noembed noframes map noscript".split(
    " ",
  ),
);
const BLOCK = new Set(
  "address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const FRAME = new Set(["nav", "footer", "aside", "dialog"]);
const attr = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value ?? null;
const isElement = (node: Node): node is Element => "tagName" in node;
const squeeze = (text: string) => text.replace(/\s+/gu, "");
const collapse = (text: string) => text.replace(/\s+/gu, " ").trim();

function isHidden(element: Element): boolean {
  if (attr(element, "hidden") !== null && attr(element, "hidden") !== "until-found") return true;
  if (element.tagName === "dialog" && attr(element, "open") === null) return true;
  if (/(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-text)(?:\s|$)/i.test(attr(element, "class") ?? ""))
    return true;
  return /display:\s*none|visibility:\s*hidden/i.test(attr(element, "style") ?? "");
}

type Segment = { text: string; box: Element };

function readDom(html: string) {
  const document = parse(html);
  const segments: Segment[] = [];
  const parts: Part[] = [];
  const pictures: { element: Element; at: number }[] = [];
  let line = "";
  const end = (box: Element) => {
    const text = collapse(line);
    line = "";
    if (/[\p{L}\p{N}]/u.test(text)) segments.push({ text, box });
  };
  const visit = (element: Element, box: Element, group: Element | null) => {
    for (const child of element.childNodes) {
      if ("value" in child) line += repairEncoding(child.value);
      if (!isElement(child)) continue;
      const { tagName: tag } = child;
      if (tag === "br") line += " ";
      if (tag === "img") pictures.push({ element: child, at: segments.length });
      if (SILENT.has(tag) || isHidden(child)) continue;
      if (!BLOCK.has(tag)) {
        visit(child, box, group);
        continue;
      }
      end(box);
      const from = segments.length;
      const inner = tag === "ul" || tag === "ol" || tag === "dl" || tag === "table" ? child : group;
      visit(child, child, inner);
      end(child);
      const kind = kindOf(tag);
      if (!kind) continue;
      const own = Array.from({ length: segments.length - from }, (_, at) => from + at);
      const text = ownText(child);
      if ((kind === "cells" ? /[\p{L}\p{N}]/u : /\p{L}/u).test(text))
        parts.push({ kind, text, element: child, segments: own, group });
    }
  };
  const html0 = document.childNodes.find(
    (node): node is Element => isElement(node) && node.tagName === "html",
  );
  const body = html0?.childNodes.find((node): node is Element => isElement(node) && node.tagName === "body");
  if (body) {
    visit(body, body, null);
    end(body);
  }
  return { segments, parts, pictures };
}

const kindOf = (tag: string): PartKind | null => {
  if (/^h[1-6]$/.test(tag)) return "headings";
  if (tag === "li") return "items";
  return tag === "td" || tag === "th" || tag === "dt" || tag === "dd" ? "cells" : null;
};

/** The text of an item or a cell without that of lists, tables and headings within it. */
function ownText(element: Element): string {
  let text = "";
  const visit = (node: Node) => {
    if ("value" in node) text += repairEncoding(node.value);
    if (!isElement(node)) return;
    if (SILENT.has(node.tagName) || isHidden(node)) return;
    if (/^(?:ul|ol|dl|table|h[1-6])$/.test(node.tagName)) return;
    const breaks = BLOCK.has(node.tagName) || node.tagName === "br";
    if (breaks) text += " ";
    for (const child of node.childNodes) visit(child);
    if (breaks) text += " ";
  };
  for (const child of element.childNodes) visit(child);
  return collapse(text);
}

const inFrame = (element: Element): boolean => {
  for (let up: Element | null = element; up; up = (up.parentNode as Element | null) ?? null)
    if ("tagName" in up && FRAME.has(up.tagName)) return true;
  return false;
};

const GOLD = 0.6;

/** The main part is what the label holds (`label`), or what the page's own blocks hold, so that only gaps count (`own`). */
export function keptParts(html: string, page: PageModel, label: string): { label: Kept; own: Kept } {
  const dom = readDom(html);
  const own = page.blocks.flatMap((block) => (block.kind === "image" ? [] : [block.text])).join("\n");
  return { label: compare(dom, page, repairEncoding(label)), own: compare(dom, page, own) };
}

/** The text on the screen without white space. */
export const visibleLetters = (html: string): string =>
  readDom(html)
    .segments.map(({ text }) => squeeze(text))
    .join("");

function compare(
  { segments, parts, pictures }: ReturnType<typeof readDom>,
  page: PageModel,
  label: string,
): Kept {
  const shares = labelSegments(
    segments.map(({ text }) => text),
    label,
  );
  const isGold = (at: number) => (shares[at] ?? 0) >= GOLD;
  const first = segments.findIndex((_, at) => isGold(at));
  const last = segments.findLastIndex((_, at) => isGold(at));
  const goldShare = (ats: readonly number[]) =>
    ats.length === 0 ? 0 : ats.filter(isGold).length / ats.length;
  const groups = new Map<Element, number[]>();
  for (const part of parts)
    if (part.group) groups.set(part.group, [...(groups.get(part.group) ?? []), ...part.segments]);
  const belongs = (part: Part): boolean => {
    if (part.segments.length > 0 && goldShare(part.segments) >= 0.5) return true;
    if (inFrame(part.element)) return false;
    if (part.kind === "headings") {
      const next = (part.segments.at(-1) ?? -2) + 1;
      return (
        part.segments.length > 0 &&
        next > first &&
        next <= last &&
        isGold(next) &&
        sharesBox(segments, next - 1, next)
      );
    }
    return part.group !== null && goldShare(groups.get(part.group) ?? []) >= 0.6;
  };
  const found = foundIn(page);
  const kept: Kept = {
    headings: { kept: 0, of: 0, lost: [] },
    items: { kept: 0, of: 0, lost: [] },
    cells: { kept: 0, of: 0, lost: [] },
    pictures: { kept: 0, of: 0, lost: [] },
  };
  const count = (kind: PartKind, isKept: boolean, text: string) => {
    kept[kind].of += 1;
    if (isKept) kept[kind].kept += 1;
    else kept[kind].lost.push(text);
  };
  /** The innermost part of each run: an item doesn't answer for the items, cells and headings within it. */
  const owner = new Map<number, Part>();
  for (const part of parts.toReversed()) for (const at of part.segments) owner.set(at, part);
  const hasPart = (part: Part) => {
    if (part.kind === "headings") return found.hasHeading(part.text);
    const own = part.segments.filter((at) => owner.get(at) === part);
    return own.every((at) => found.has(segments[at]?.text ?? ""));
  };
  for (const part of parts) if (belongs(part)) count(part.kind, hasPart(part), part.text);
  for (const { element, at } of pictures) {
    if (at <= first || at > last || inFrame(element) || !isPicture(element)) continue;
    const before = isGold(at - 1);
    const after = isGold(at);
    if (!(before && after)) continue;
    const source = sourceOf(element, page.baseUrl);
    if (source === null) continue;
    count("pictures", found.pictures.has(source), source);
  }
  return kept;
}

/** A heading stands over the text after it if both are in one box of the page's text. */
function sharesBox(segments: readonly Segment[], one: number, other: number): boolean {
  const boxes = new Set<unknown>();
  let up = segments[one]?.box.parentNode ?? null;
  for (let step = 0; up && step < 3; step++, up = "parentNode" in up ? up.parentNode : null) boxes.add(up);
  let at = segments[other]?.box.parentNode ?? null;
  for (let step = 0; at && step < 3; step++, at = "parentNode" in at ? at.parentNode : null)
    if (boxes.has(at) && "tagName" in at && at.tagName !== "body") return true;
  return false;
}

const SMALL = 48;
function isPicture(image: Element): boolean {
  for (const name of ["width", "height"]) {
    const size = Number.parseInt(attr(image, name) ?? "", 10);
    if (size > 0 && size <= SMALL) return false;
  }
  const source = rawSource(image) ?? "";
  return !/emoji|icon|avatar|gravatar|pixel|spacer|blank\.|logo|\.svg(?:$|\?)/i.test(
    `${source} ${attr(image, "class") ?? ""}`,
  );
}
const rawSource = (image: Element): string | null => {
  for (const name of ["data-src", "data-lazy-src", "data-original", "data-lazy", "src"]) {
    const value = attr(image, name);
    if (value && !value.startsWith("data:")) return value;
  }
  return attr(image, "srcset")?.trim().split(/\s/, 1)[0] ?? null;
};
const sourceOf = (image: Element, base: string) => {
  const raw = rawSource(image);
  return raw ? (URL.parse(raw.trim(), base)?.href ?? null) : null;
};

function foundIn(page: PageModel) {
  const headings = new Set<string>();
  const lines = new Set<string>();
  const pictures = new Set<string>();
  let all = "";
  for (const block of page.blocks) {
    all += `${squeeze(block.text)}\n`;
    if (block.kind === "heading") headings.add(squeeze(block.text));
    if (block.kind === "image" && block.src) pictures.add(block.src);
    if (block.kind === "list") for (const item of block.items) lines.add(squeeze(item.text));
    if (block.kind === "table")
      for (const cell of [...block.header, ...block.rows.flat()]) lines.add(squeeze(cell));
    for (const line of block.text.split("\n")) lines.add(squeeze(line));
  }
  return {
    pictures,
    hasHeading: (text: string) => headings.has(squeeze(text)),
    has: (text: string) => {
      const key = squeeze(text);
      return lines.has(key) || (key.length >= 8 && all.includes(key));
    },
  };
}
