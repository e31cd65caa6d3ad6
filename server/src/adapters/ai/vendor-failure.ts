/** A vendor's failure in our words, translated once, here. It carries nothing of the request, and no key. */

import type { MessageCode } from "@citeworthy/core/messages";
import { ENGINE_NAMES, type EngineId } from "@citeworthy/core/visibility/engines";
import { APICallError, NoObjectGeneratedError } from "ai";
import { ZodError } from "zod";
import { AppError } from "../../errors.ts";
import type { AiUsage } from "../../ports/ai/answer-engine.ts";
import { ReplyTooLarge } from "./capped-body.ts";
import { reportedUsage } from "./reported-usage.ts";

type AiCode = Extract<MessageCode, `ai/${string}`>;

type Circumstances = {
  status?: number;
  seconds?: number;
  retryAfterMs?: number;
  /** The vendor had begun to answer, so it may ask for its money. */
  mayBeBilled?: boolean;
  /** What a failed reply cost all the same. */
  usage?: AiUsage;
  /** What came back, for a repair; never shown. */
  written?: string;
  cause?: unknown;
};

export class VendorFailure extends AppError {
  readonly engine: EngineId;
  readonly retryAfterMs: number | null;
  readonly mayBeBilled: boolean;
  readonly usage: AiUsage | null;
  readonly written: string | null;

  constructor(code: AiCode, engine: EngineId, circumstances: Circumstances = {}) {
    const { status, seconds, cause } = circumstances;
    super(
      code,
      {
        engine: ENGINE_NAMES[engine],
        ...(status !== undefined && { status }),
        ...(seconds !== undefined && { seconds }),
      },
      cause === undefined ? {} : { cause },
    );
    this.name = "VendorFailure";
    this.engine = engine;
    this.retryAfterMs = circumstances.retryAfterMs ?? null;
    this.mayBeBilled = circumstances.mayBeBilled ?? false;
    this.usage = circumstances.usage ? reportedUsage(circumstances.usage) : null;
    this.written = circumstances.written ?? null;
  }
}

/** Trying again can help against these; a wrong key or a refusal stays what it is, and a slow answer was slow enough. */
const MENDABLE = new Set<string>(["ai/unreachable", "ai/unavailable", "ai/rate-limited"]);
export const isMendable = (error: unknown): error is VendorFailure =>
  error instanceof VendorFailure && MENDABLE.has(error.code);

/** These say that the vendor or our account with it is ill; the rest is about one question. */
const ILLNESS = new Set<string>([
  ...MENDABLE,
  "ai/timeout",
  "ai/credit-spent",
  "ai/key-refused",
  "ai/model-unknown",
  "ai/address-refused",
  "ai/reply-too-large",
]);
export const isIllness = (error: unknown): boolean =>
  error instanceof VendorFailure && ILLNESS.has(error.code);

export function asVendorFailure(error: unknown, engine: EngineId, secrets: readonly string[]): unknown {
  if (error instanceof AppError) return error;
  const cause = ourRefusalIn(error);
  if (cause instanceof ReplyTooLarge)
    return new VendorFailure("ai/reply-too-large", engine, { cause, mayBeBilled: true });
  if (cause) return new VendorFailure("ai/address-refused", engine, { cause: cause.cause });
  if (NoObjectGeneratedError.isInstance(error)) return unfinishedObject(error, engine);
  if (error instanceof ZodError)
    return new VendorFailure("ai/unreadable", engine, {
      cause: new Error(`not in the vendor's format: ${fieldsOf(error)}`),
    });
  if (APICallError.isInstance(error)) return refusedCall(error, engine, secrets);
  if (isNetwork(error))
    return new VendorFailure("ai/unreachable", engine, { cause: described(error, secrets) });
  if (isParse(error)) return new VendorFailure("ai/unreadable", engine, { cause: described(error, secrets) });
  return error;
}

/** Why we ended the call ourselves; the SDK wraps the reason in failures of its own. */
function ourRefusalIn(error: unknown): Error | null {
  if (!(error instanceof Error)) return null;
  const isRefusedAddress = error instanceof AppError && error.code === "page/refused-address";
  return error instanceof ReplyTooLarge || isRefusedAddress ? error : ourRefusalIn(error.cause);
}

function unfinishedObject(error: NoObjectGeneratedError, engine: EngineId): VendorFailure {
  const usage: AiUsage = {
    inputTokens: error.usage?.inputTokens ?? null,
    outputTokens: error.usage?.outputTokens ?? null,
    searches: null,
    costUsd: null,
  };
  const written = error.text ?? "";
  if (error.finishReason === "length") return new VendorFailure("ai/cut", engine, { usage, written });
  if (error.finishReason === "content-filter") return new VendorFailure("ai/refused", engine, { usage });
  if (written.trim() === "") return new VendorFailure("ai/empty", engine, { usage });
  return new VendorFailure("ai/off-schema", engine, { usage, written });
}

const TOO_LONG =
  /context.{0,20}(length|window)|too (long|many tokens)|maximum.{0,20}tokens|exceeds.{0,30}token/i;
const NO_CREDIT =
  /insufficient.{0,10}(quota|funds|credit)|credit balance|billing|exceeded your current quota/i;

function refusedCall(error: APICallError, engine: EngineId, secrets: readonly string[]): VendorFailure {
  const { statusCode: status, responseBody = "" } = error;
  const cause = described(error, secrets);
  const failure = (code: AiCode, more: Circumstances = {}) =>
    new VendorFailure(code, engine, { ...more, cause, ...(status !== undefined && { status }) });

  if (status === undefined) return failure("ai/unreachable");
  // The vendor said yes, and then sent something else, or not all of it. The SDK makes up a status for some of that.
  if (status >= 500 && !error.isRetryable) return failure("ai/unreadable");
  if (status < 300)
    return failure(isNetwork(error.cause) ? "ai/unreachable" : "ai/unreadable", { mayBeBilled: true });
  if (status === 402 || (status === 429 && NO_CREDIT.test(responseBody))) return failure("ai/credit-spent");
  if (status === 401 || status === 403) return failure("ai/key-refused");
  if (status === 404) return failure("ai/model-unknown");
  if (status === 429) return failure("ai/rate-limited", retryAfter(error.responseHeaders));
  if (status === 413 || (status === 400 && TOO_LONG.test(responseBody))) return failure("ai/too-long");
  if (status === 408 || status === 409 || status >= 500)
    return failure("ai/unavailable", retryAfter(error.responseHeaders));
  return failure("ai/question-refused");
}

/** Seconds, or a date, or the milliseconds that some vendors add. */
function retryAfter(headers: Record<string, string> = {}): Pick<Circumstances, "retryAfterMs"> {
  const milliseconds = Number(headers["retry-after-ms"]);
  if (headers["retry-after-ms"] && Number.isFinite(milliseconds)) return { retryAfterMs: milliseconds };
  const value = headers["retry-after"];
  if (!value) return {};
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return { retryAfterMs: seconds * 1000 };
  const date = Date.parse(value);
  const sent = Date.parse(headers.date ?? "");
  return Number.isNaN(date) || Number.isNaN(sent) ? {} : { retryAfterMs: Math.max(0, date - sent) };
}

const NETWORK =
  /ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|UND_ERR|terminated|fetch failed|other side closed|socket hang up|Cannot connect/i;

function isNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return NETWORK.test(`${error.message} ${code}`) || isNetwork(error.cause);
}

const isParse = (error: unknown): boolean =>
  error instanceof Error && /JSONParse|TypeValidation|InvalidResponse|NoOutput|NoContent/.test(error.name);

const LOOKS_LIKE_A_KEY = /\b(sk|pk|pplx|key|AIza|Bearer)[-_ ]?[\w*-]{8,}/gi;
const LONGEST_DETAIL = 300;

/** For the operator's log: the vendor's first words without our keys; never the request. */
function described(error: unknown, secrets: readonly string[]): Error {
  const message = error instanceof Error ? error.message : String(error);
  const hidden = secrets
    .filter(Boolean)
    .reduce((text, secret) => text.replaceAll(secret, "[hidden]"), message);
  return new Error(hidden.replace(LOOKS_LIKE_A_KEY, "[hidden]").slice(0, LONGEST_DETAIL));
}

const fieldsOf = (error: ZodError): string =>
  error.issues
    .slice(0, 3)
    .map((issue) => issue.path.join("."))
    .join(", ");
