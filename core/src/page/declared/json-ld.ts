/** JSON-LD as pages really have it: arrays, `@graph`, several scripts, and JSON that is slightly broken. */
import type { Json, JsonLdScript, JsonObject } from "../page-model.ts";
import { rawText } from "../tree/text.ts";
import { attr, type ElementNode } from "../tree/tree.ts";
import { MAX_DEPTH } from "./json-ld-objects.ts";

export type JsonLd = { scripts: JsonLdScript[]; nodes: JsonObject[] };

export const isJsonLd = (element: ElementNode) =>
  element.tag === "script" && /^\s*application\/(?:[\w.-]+\+)?ld\+json/i.test(attr(element, "type") ?? "");

export function readJsonLd(elements: ElementNode[]): JsonLd {
  const found: JsonLd = { scripts: [], nodes: [] };
  for (const element of elements) {
    const { value, error, repaired } = parseLoosely(rawText(element));
    found.scripts.push({ place: { start: element.start, end: element.end }, error, repaired });
    if (value !== undefined) openUp(value, found.nodes, 0);
  }
  return found;
}

type Parsed = { value?: Json; error: string | null; repaired: boolean };

function parseLoosely(text: string): Parsed {
  try {
    return { value: JSON.parse(text), error: null, repaired: false };
  } catch (failure) {
    const error = failure instanceof Error ? failure.message : "not JSON";
    try {
      return { value: JSON.parse(repair(text)), error, repaired: true };
    } catch {
      return { error, repaired: false };
    }
  }
}

/**
 * What editors and templates leave behind: comment marks or CDATA around the JSON, raw control characters inside
 * strings, commas before a closing bracket, a semicolon at the end. One pass, character by character.
 */
export function repair(text: string): string {
  const body = text.replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, "");
  const out: string[] = [];
  let inString = false;
  for (let at = 0; at < body.length; at++) {
    const char = body.charAt(at);
    if (inString) {
      if (char === "\\") {
        const next = body.charAt(++at);
        out.push(/["\\/bfnrtu]/.test(next) ? char + next : next);
      } else if (char === '"') {
        inString = false;
        out.push(char);
      } else out.push(char < " " ? " " : char);
    } else if (char === '"') {
      inString = true;
      out.push(char);
    } else if (char === "/" && body.charAt(at + 1) === "*") {
      const end = body.indexOf("*/", at + 2);
      at = end < 0 ? body.length : end + 1;
    } else if (char === "/" && body.charAt(at + 1) === "/") {
      const end = body.indexOf("\n", at);
      at = end < 0 ? body.length : end;
    } else if (/[\]}]/.test(char)) {
      dropTrailingComma(out);
      out.push(char);
    } else if (char >= " " || char === "\n") out.push(char);
  }
  return out.join("").replace(/(?:-->|\]\]>|;)\s*$/, "");
}

function dropTrailingComma(out: string[]): void {
  let at = out.length - 1;
  while (at >= 0 && /\s/.test(out[at] ?? "")) at -= 1;
  if (out[at] === ",") out[at] = " ";
}

/** Top-level nodes, with arrays and `@graph` opened. */
function openUp(value: Json, nodes: JsonObject[], depth: number): void {
  if (depth > MAX_DEPTH || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) openUp(item, nodes, depth + 1);
    return;
  }
  const graph = value["@graph"];
  if (graph && typeof graph === "object") openUp(graph, nodes, depth + 1);
  if (!graph || value["@type"]) nodes.push(value);
}
