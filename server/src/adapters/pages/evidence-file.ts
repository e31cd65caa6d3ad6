/** Evidence as a file: saved once, replayed to the same bytes of result. */
import type { Evidence } from "@citeworthy/core/evidence";
import { z } from "zod";
import { AppError } from "../../errors.ts";

const FORMAT = "citeworthy-evidence";
const VERSION = 1;

const Robots = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("found"), url: z.string(), text: z.string() }),
  z.object({ kind: z.literal("absent"), url: z.string(), status: z.number() }),
  z.object({ kind: z.literal("failed"), url: z.string(), reason: z.string() }),
]);

const EvidenceShape: z.ZodType<Evidence> = z.object({
  requestedUrl: z.string(),
  url: z.string(),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number() })),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  html: z.string(),
  bytes: z.number(),
  timings: z.object({ firstByteMs: z.number().nullable(), totalMs: z.number().nullable() }),
  robots: Robots.nullable(),
  sitemap: z
    .object({ url: z.string(), listed: z.boolean().nullable(), lastModified: z.string().nullable() })
    .nullable(),
  botAnswers: z.array(z.object({ bot: z.string(), status: z.number().nullable() })).nullable(),
  now: z.string(),
});

const EvidenceFile = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  evidence: EvidenceShape,
});

export function evidenceToJson(evidence: Evidence): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, evidence });
}

/** Fails with `request/invalid` where the text is not an evidence file of a version we know. */
export function evidenceFromJson(text: string): Evidence {
  try {
    return EvidenceFile.parse(JSON.parse(text)).evidence;
  } catch (cause) {
    throw new AppError("request/invalid", {}, { cause });
  }
}
