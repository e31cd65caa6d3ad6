/**
 * How replies of models are fetched: up to a size and a number of parts that no honest one has, and never from where a
 * redirect leads, which would take the prompt along. What is too large fails while it is read, like a lost connection.
 */
import { partCounter } from "../../../json-parts.ts";

const MiB = 1024 * 1024;
const WHOLE = { bytes: 2 * MiB, parts: 100_000 };
/** A stream repeats its frame for every few letters, and each frame is read by itself. */
const STREAM = { bytes: 16 * MiB, parts: Number.POSITIVE_INFINITY };

export const vendorFetch: typeof fetch = async (address, init) => {
  const answer = await fetch(address, { ...init, redirect: "error" });
  const { status, statusText, headers, body } = answer;
  if (body === null) return answer;
  const isStream = headers.get("content-type")?.startsWith("text/event-stream");
  // What arrives is unpacked already.
  const plain = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) plain.delete(name);
  const limited = body.pipeThrough(limiter(isStream ? STREAM : WHOLE));
  return new Response(limited, { status, statusText, headers: plain });
};

function limiter({ bytes, parts }: typeof WHOLE): TransformStream<Uint8Array, Uint8Array> {
  const partsIn = partCounter();
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > bytes || partsIn(chunk) > parts)
        controller.error(new TypeError("terminated", { cause: new Error("larger than a reply is") }));
      else controller.enqueue(chunk);
    },
  });
}
