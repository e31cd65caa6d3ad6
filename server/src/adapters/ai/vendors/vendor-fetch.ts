/**
 * How replies of models are fetched: up to a size and a number of parts that no honest one has, never from an address that
 * hands out credentials, and never from where a redirect leads, which would take the prompt along.
 */
import { type Agent, type RequestInit, fetch as undiciFetch } from "undici";
import { createGuardedAgent, type Dial, type ResolveHost } from "../../pages/guard/guarded-agent.ts";
import { DEFAULT_LIMITS } from "../../pages/guard/limits.ts";
import { modelGuard } from "../../pages/guard/model-address.ts";
import { cappedBody } from "../capped-body.ts";

const MiB = 1024 * 1024;
const WHOLE = { bytes: 2 * MiB, parts: 100_000 };
/** A stream repeats its frame for every few letters, some 350 bytes for a word, and each frame is read by itself. */
const STREAM = { bytes: 8 * MiB };

/** Models think before they answer. How long a call may take altogether is decided by who makes it. */
const SLOW_MS = 300_000;
const LIMITS = { ...DEFAULT_LIMITS, connectMs: 10_000, headersMs: SLOW_MS, idleMs: SLOW_MS };

/** For tests: how names are resolved and sockets opened. */
type Network = { resolve?: ResolveHost; dial?: Dial };

export function createVendorFetch(network: Network = {}): typeof fetch {
  let agent: Agent | null = null;
  return async (address, init) => {
    agent ??= createGuardedAgent({ guard: modelGuard, limits: LIMITS, ...network });
    const answer = await undiciFetch(String(address), {
      // The same options under two names: the platform's fetch is of another version of this package.
      ...(init as unknown as RequestInit),
      dispatcher: agent,
      redirect: "error",
    });
    const { status, statusText, body } = answer;
    const headers = new Headers([...answer.headers]);
    if (body === null) return new Response(null, { status, statusText, headers });
    const isStream = headers.get("content-type")?.startsWith("text/event-stream");
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    const capped = cappedBody(body as ReadableStream<Uint8Array>, isStream ? STREAM : WHOLE);
    return new Response(capped, { status, statusText, headers });
  };
}

/** One for all vendors, so that connections are used again. */
export const vendorFetch = createVendorFetch();
