/** The head of an article file: YAML between two lines of three dashes, checked field by field. */
import { parse } from "yaml";
import { z } from "zod";
import { TAGS } from "../tags.ts";

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const slug = z.string().regex(SLUG, "must be lower-case words joined by hyphens");

/** YAML reads a bare date as text or as a day, depending on the schema; either way it must be a real day. */
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day like 2025-03-11")
  .refine((text) => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text), "is not a day that exists");

const Head = z
  .strictObject({
    id: z.string().regex(/^([1-9]|1\d|2[0-8])$/, 'must be "1" to "28", in quotes'),
    slug,
    title: z.string().min(10).max(90),
    excerpt: z
      .string()
      .min(110, "must have 110 to 155 characters")
      .max(155, "must have 110 to 155 characters"),
    byline: z.enum(["editorial", "research"]),
    date: day,
    updated: day.optional(),
    tags: z.array(z.enum(TAGS)).min(1).max(3),
    related: z.array(slug).length(3, "must name three other articles"),
    faq: z.boolean().default(false),
  })
  .refine(({ slug: own, related }) => !related.includes(own), {
    path: ["related"],
    message: "must not name the article itself",
  })
  .refine(({ related }) => new Set(related).size === related.length, {
    path: ["related"],
    message: "names an article twice",
  })
  .refine(({ date, updated }) => updated === undefined || updated > date, {
    path: ["updated"],
    message: "must be later than date",
  });

export type FrontMatter = z.infer<typeof Head>;

/** A mistake in a content file, worded so that its author can fix it. */
export class ContentError extends Error {
  constructor(file: string, problems: string[]) {
    super(`${file}:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ContentError";
  }
}

export const readFrontMatter = (file: string, text: string): { head: FrontMatter; body: string } =>
  readHead(file, text, Head);

export function readHead<T>(file: string, text: string, schema: z.ZodType<T>): { head: T; body: string } {
  const fence = FENCE.exec(text);
  if (!fence) throw new ContentError(file, ["must begin with front matter between two lines of ---"]);
  const parsed = schema.safeParse(yamlOf(file, fence[1] ?? ""));
  if (!parsed.success)
    throw new ContentError(
      file,
      parsed.error.issues.map(({ path, message }) => `${path.join(".") || "front matter"}: ${message}`),
    );
  return { head: parsed.data, body: text.slice(fence[0].length) };
}

function yamlOf(file: string, text: string): unknown {
  try {
    return parse(text, { schema: "core" });
  } catch (error) {
    throw new ContentError(file, [`front matter is not YAML: ${(error as Error).message}`]);
  }
}
