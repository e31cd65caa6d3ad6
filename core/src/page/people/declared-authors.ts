/** Authors and publishers that JSON-LD names. */
import type { AuthorCandidate } from "../dates/candidates.ts";
import { eachObject, eachOwnObject, typesOf } from "../declared/json-ld-objects.ts";
import type { PartialPage } from "../main/partial-page.ts";
import type { Json, JsonObject } from "../page-model.ts";
import { collapse } from "../tree/text.ts";
import { personNames } from "./person-name.ts";

const IS_THE_PAGE = /Article|Posting|WebPage|Report|Recipe|CreativeWork|QAPage|Question|Book|Course|Video/;

export function fromJsonLd({ structuredData: { nodes } }: PartialPage): AuthorCandidate[] {
  const byId = idIndex(nodes);
  const found: (AuthorCandidate & { rank: number })[] = [];
  eachOwnObject(nodes, (node, depth) => {
    const isPage = typesOf(node).some((type) => IS_THE_PAGE.test(type));
    for (const key of ["author", "creator"]) {
      const names = [...new Set(namesOf(node[key], byId).flatMap(personNames))];
      if (names.length === 0) continue;
      const raw = names.join(", ");
      const rank = depth + (isPage ? 0 : 10) + (key === "creator" ? 5 : 0);
      found.push({ names, rank, fact: { raw, source: "json-ld", where: key, place: null } });
    }
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ names, fact }) => ({ names, fact }));
}

/** `{"@id": ...}` refers to the node of that name elsewhere in the graph. */
export function idIndex(nodes: JsonObject[]): Map<string, JsonObject> {
  const index = new Map<string, JsonObject>();
  eachObject(nodes, (node) => {
    const id = node["@id"];
    if (typeof id === "string" && node.name !== undefined && !index.has(id)) index.set(id, node);
  });
  return index;
}

export function namesOf(value: Json | undefined, byId: Map<string, JsonObject>, depth = 0): string[] {
  if (depth > 4) return [];
  if (typeof value === "string")
    return [collapse(value)].filter((name) => name !== "" && !/^https?:/.test(name));
  if (Array.isArray(value)) return value.flatMap((one) => namesOf(one, byId, depth + 1));
  if (!value) return [];
  if (typeof value !== "object") return [];
  const id = value["@id"];
  const named = value.name === undefined && typeof id === "string" ? byId.get(id) : value;
  return named ? namesOf(named.name, byId, depth + 1) : [];
}
