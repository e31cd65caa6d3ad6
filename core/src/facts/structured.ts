/** Looking into JSON-LD. */
import type { Json, JsonObject } from "../page/page-model.ts";

/** A node and those nested in it, two levels down: enough for author and publisher. */
export function eachNode(nodes: readonly JsonObject[], depth = 2): JsonObject[] {
  if (depth < 0) return [];
  return nodes.flatMap((node) => [node, ...eachNode(Object.values(node).flatMap(objectsIn), depth - 1)]);
}

function objectsIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.filter(isObject);
  return isObject(value) ? [value] : [];
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The strings of a property, whether it has one or several. */
export function textsOf(value: Json | undefined): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
