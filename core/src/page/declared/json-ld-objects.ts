/** The objects inside JSON-LD, and which of them are about the page itself. */
import type { Json, JsonObject } from "../page-model.ts";

export const MAX_DEPTH = 12;

/** `@type` as a list of bare names. */
export function typesOf(node: JsonObject): string[] {
  const type = node["@type"];
  const names = Array.isArray(type) ? type : [type];
  return names.filter((name) => typeof name === "string").map(bareType);
}

export const bareType = (name: string) =>
  name.replace(/^(?:https?:\/\/)?(?:www\.)?schema\.org\//i, "").replace(/^schema:/, "");

type Visit = (node: JsonObject, depth: number) => void;

/** Visits each object inside the nodes, outermost first. */
export const eachObject = (nodes: JsonObject[], visit: Visit): void =>
  eachReachable(nodes, visit, () => true);

/** These have a date and an author that are not the page's. */
const FOREIGN_TYPES = new Set(
  "Comment Review UserReview CriticReview Answer Offer AggregateOffer Person Organization ImageObject VideoObject ListItem Event Rating".split(
    " ",
  ),
);
/** Other pages and things that a page mentions. */
const FOREIGN_KEYS = new Set(
  "comment review reviews suggestedAnswer acceptedAnswer itemListElement blogPost blogPosts hasPart isPartOf citation mentions isRelatedTo isSimilarTo relatedLink".split(
    " ",
  ),
);

/** Visits each object that describes the page itself: no comment, no review, no item of a list. */
export const eachOwnObject = (nodes: JsonObject[], visit: Visit): void =>
  eachReachable(
    nodes,
    visit,
    (key, value) =>
      !FOREIGN_KEYS.has(key) &&
      (Array.isArray(value) || !typesOf(value).some((type) => FOREIGN_TYPES.has(type))),
  );

function eachReachable(
  nodes: JsonObject[],
  visit: Visit,
  isWanted: (key: string, value: JsonObject | Json[]) => boolean,
): void {
  const queue: { key: string; value: Json; depth: number }[] = [];
  for (const value of nodes) queue.push({ key: "", value, depth: 0 });
  for (let at = 0; at < queue.length; at++) {
    const { key, value, depth } = queue[at] ?? { key: "", value: null, depth: MAX_DEPTH };
    if (typeof value !== "object" || value === null || depth > MAX_DEPTH || !isWanted(key, value)) continue;
    if (!Array.isArray(value)) visit(value, depth);
    for (const [name, inner] of Object.entries(value))
      queue.push({ key: Array.isArray(value) ? key : name, value: inner, depth: depth + 1 });
  }
}
