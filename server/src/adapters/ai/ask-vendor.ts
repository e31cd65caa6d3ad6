/** A question and its reading. An answer that is cut, empty or refused is a failure: it must not pass for "not cited". */
import { AppError } from "../../errors.ts";
import type { EngineAnswer } from "../../ports/ai/answer-engine.ts";
import type { Call, CallRequest } from "./call.ts";
import { citationsOf, readBody, redirectsOf } from "./replies/read-reply.ts";
import type { ReplyReading } from "./replies/reading.ts";
import { trimReply } from "./replies/trim-reply.ts";
import { asVendorFailure, VendorFailure } from "./vendor-failure.ts";
import type { Vendor } from "./vendors/vendor.ts";

/** Where redirects lead; those that could not be followed are left out. */
export type FollowLinks = (links: string[], signal?: AbortSignal) => Promise<Record<string, string>>;

/** `soFar`: the parts of a turn that the vendor paused, exactly as it sent them; the request asks it to go on. */
export type AskRequest = CallRequest & { query: string; soFar?: unknown[] };
/** The answer, and what has to be kept to read it again. `unfinished`: the parts of a paused turn. */
export type AskReply = EngineAnswer & {
  body: unknown;
  links: Record<string, string>;
  unfinished: unknown[] | null;
};

export function askVendor(vendor: Vendor, followLinks: FollowLinks): Call<AskRequest, AskReply> {
  return async ({ query, soFar, size, signal }) => {
    const asking = {
      query,
      maxOutputTokens: size.maxOutputTokens,
      ...(soFar && { soFar }),
      ...(signal && { signal }),
    };
    const { body, reading, unfinished } = await understood(vendor, asking, signal);
    const links = unfinished ? {} : await followLinks(redirectsOf(reading), signal);
    return {
      engine: vendor.id,
      model: vendor.model,
      servedModel: reading.servedModel,
      text: reading.text,
      citations: citationsOf(reading, links),
      searched: reading.searched,
      searches: reading.searches,
      listsRetrieved: reading.listsRetrieved,
      usage: reading.usage,
      attribution: reading.attribution,
      replyId: null,
      cached: false,
      body,
      links,
      unfinished,
    };
  };
}

async function understood(vendor: Vendor, asking: Parameters<Vendor["send"]>[0], signal?: AbortSignal) {
  try {
    // Read from the trimmed body, so that a later reading of the kept one finds the same.
    const raw = await vendor.send(asking);
    const body = trimReply(raw);
    const reading = checked(vendor, readBody(vendor.id, body));
    // The vendor needs the parts of a paused turn back whole, also those that only it can read.
    return { body, reading, unfinished: reading.ending === "paused" ? (vendor.partsOf?.(raw) ?? []) : null };
  } catch (error) {
    if (signal?.aborted && !(error instanceof AppError)) throw signal.reason;
    throw asVendorFailure(error, vendor.id, vendor.secrets);
  }
}

function checked({ id }: Vendor, reading: ReplyReading): ReplyReading {
  const { usage } = reading;
  if (reading.ending === "refused") throw new VendorFailure("ai/refused", id, { usage });
  if (reading.ending === "cut") throw new VendorFailure("ai/cut", id, { usage });
  if (reading.ending === "paused") return reading;
  if (reading.text.trim() === "") throw new VendorFailure("ai/empty", id, { usage });
  if (reading.ending === "unknown") throw new VendorFailure("ai/unfinished", id, { usage });
  return reading;
}
