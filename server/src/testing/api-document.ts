/** The API's description as tests read it: its operations, and what its schemas say about a real answer. */
import { readFileSync } from "node:fs";
import { z } from "zod";

type Schema = Record<string, unknown>;
type Content = Record<string, { schema: Schema }>;
type ResponseDescription = { $ref?: string; description?: string; content?: Content };
export type Parameter = { $ref?: string; name: string; in: string; required?: boolean };
export type Operation = {
  operationId: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, ResponseDescription>;
};
type ApiDocument = {
  openapi: string;
  security: Record<string, string[]>[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  /** What we send to other servers. */
  webhooks: Record<string, { post: Operation }>;
  components: Record<string, Record<string, Record<string, unknown>>>;
};

const file = new URL("../../../docs/openapi.json", import.meta.url);
export const apiDocument = JSON.parse(readFileSync(file, "utf8")) as ApiDocument;

/** Every call of it, with its name as `GET /healthz`. */
export const operations = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    operation,
  })),
);

/** The shape of the messages of one event. */
export function messageShape(event: string): z.ZodType {
  const schema = apiDocument.webhooks[event]?.post.requestBody?.content["application/json"]?.schema;
  if (!schema) throw new Error(`The document has no webhook ${event}.`);
  return asShape(schema);
}

/** The schema behind `#/components/...`, or `null` if there is none. */
export function referred(ref: string): Record<string, unknown> | null {
  const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(ref) ?? [];
  return (kind && name && apiDocument.components[kind]?.[name]) || null;
}

/** A field that the document does not name is one too many, unless the document leaves the object open. */
function strictly(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(strictly);
  if (typeof part !== "object" || part === null) return part;
  const inner: Schema = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, strictly(value)]),
  );
  if (typeof inner.$ref === "string") inner.$ref = inner.$ref.replace("#/components/schemas/", "#/$defs/");
  const isClosed = "properties" in inner && !("additionalProperties" in inner);
  return isClosed ? { ...inner, additionalProperties: false } : inner;
}

const $defs = strictly(apiDocument.components.schemas) as Schema;
export const asShape = (schema: Schema): z.ZodType =>
  z.fromJSONSchema({ ...(strictly(schema) as Schema), $defs } as Parameters<typeof z.fromJSONSchema>[0]);

/** The JSON that this call may answer with this status; `null` where the document knows of none. */
export function answerShape(name: string, status: number): z.ZodType | null {
  const said = operations.find((one) => one.name === name)?.operation.responses[status];
  const answer = said?.$ref ? (referred(said.$ref) as ResponseDescription | null) : said;
  const schema = answer?.content?.["application/json"]?.schema;
  return schema ? asShape(schema) : null;
}
