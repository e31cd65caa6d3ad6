/** Answers of data services as JSON: up to a size, and never from where a redirect leads, which would take the token along. */
import { AppError } from "../../errors.ts";

const TIMEOUT_MS = 60_000;
/** A part of 25,000 rows is about 8 MB; long addresses may double that. */
const MAX_BYTES = 48 * 1024 * 1024;

type Asked = { method?: "GET" | "POST"; headers?: Record<string, string>; body?: string; maxBytes?: number };
export type JsonAnswer = { status: number; headers: Headers; json: unknown };

export async function askJson(
  address: string,
  { method = "GET", headers = {}, body, maxBytes = MAX_BYTES }: Asked = {},
): Promise<JsonAnswer> {
  try {
    const answer = await fetch(address, {
      method,
      headers: { accept: "application/json", ...headers },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body }),
    });
    return {
      status: answer.status,
      headers: answer.headers,
      json: parsed(await limitedText(answer, maxBytes)),
    };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("demand/unavailable", {}, { cause });
  }
}

/** Undefined where the answer isn't JSON, as pages of proxies aren't. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function limitedText({ body }: Response, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > maxBytes) throw new AppError("demand/unreadable");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

const MAX_WAIT_S = 24 * 60 * 60;

/** Seconds that the service asks us to wait; undefined where it doesn't say. */
export function retryAfter(headers: Headers, now: Date = new Date()): number | undefined {
  const given = headers.get("retry-after");
  if (given === null) return undefined;
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(MAX_WAIT_S, Math.max(1, Math.ceil(seconds))) : undefined;
}
