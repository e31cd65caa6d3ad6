/**
 * Sends the callers' requests to the web processes in turn, as a proxy does. A request that was on its way when its process
 * was killed is sent again to another one; every other failure counts as an error.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Fleet } from "./fleet.ts";
import type { Span, Tally } from "./tally.ts";

export type Person = { email: string; address: string; cookie: string };
export type Request = {
  kind: string;
  path: string;
  /** Without a body it is a GET. */
  body?: unknown;
  /** An Idempotency-Key, so that sending it again doesn't do the work twice. */
  key?: string;
  /** A status that is right for a repeated request only: the first one did its work before the process died. */
  fineWhenRepeated?: number;
};
export type Answer = Span & { status: number; body: Record<string, unknown>; cookie: string };
export type Sender = ReturnType<typeof openSender>;

/** The product asks for two seconds between tries while the first request may still be at work, for up to a minute. */
const RETRY_MS = 2_000;
const MAX_TRIES = 60;
const CONFLICT = 409;
const LONGEST_WORDS = 300;

const wordsOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause ? ` (${String(error.cause)})` : "";
  return `${String(error)}${cause}`;
};

export function openSender(fleet: Fleet, tally: Tally) {
  const ask = async (url: string, who: Person, { path, body, key }: Request) => {
    const answer = await fetch(new URL(path, url), {
      method: body === undefined ? "GET" : "POST",
      headers: {
        origin: fleet.origin,
        "x-forwarded-for": who.address,
        ...(who.cookie && { cookie: who.cookie }),
        ...(key && { "idempotency-key": key }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
    return { status: answer.status, text, cookie: cookies.join("; ") };
  };

  const wasKilled = (name: string, since: number) =>
    fleet.kills.some((kill) => kill.name === name && kill.at >= since);

  /** `null` after an error, which has been counted. */
  return async function send(who: Person, request: Request): Promise<Answer | null> {
    const { kind, fineWhenRepeated } = request;
    const startedAt = performance.now();
    let isRepeated = false;
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const web = fleet.nextWeb();
      const askedAt = performance.now();
      let answer: Awaited<ReturnType<typeof ask>>;
      try {
        answer = await ask(web.url, who, request);
      } catch (error) {
        if (!wasKilled(web.name, askedAt)) {
          tally.fail(kind, `${web.name}: ${wordsOf(error)}`);
          return null;
        }
        tally.cut(kind);
        isRepeated = true;
        continue;
      }
      const { status, text, cookie } = answer;
      if (isRepeated && status === CONFLICT && text.includes("idempotency/running")) {
        await sleep(RETRY_MS);
        continue;
      }
      const isFine = (status >= 200 && status < 300) || (isRepeated && status === fineWhenRepeated);
      if (!isFine) {
        tally.fail(kind, `${web.name}: ${status} ${text.slice(0, LONGEST_WORDS)}`);
        return null;
      }
      const span = { startedAt, endedAt: performance.now() };
      tally.done(kind, span);
      return { ...span, status, cookie, body: asObject(text) };
    }
    tally.fail(kind, `no answer after ${MAX_TRIES} tries`);
    return null;
  };
}

function asObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
