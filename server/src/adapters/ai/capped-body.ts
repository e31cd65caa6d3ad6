/** Bodies of model servers are read up to a size. What is longer fails while it is read, and the connection is closed. */
import { partCounter } from "../../json-parts.ts";

export class ReplyTooLarge extends Error {
  constructor() {
    super("larger than a reply is");
    this.name = "ReplyTooLarge";
  }
}

/** `parts`: how many lists, objects and names a JSON text may have, because many small ones take long to parse. */
export type BodyCap = { bytes: number; parts?: number };

/** What arrives is unpacked already, so a compressed body counts at its full size. */
export function cappedBody(body: ReadableStream<Uint8Array>, { bytes, parts }: BodyCap) {
  const partsIn = partCounter();
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > bytes || (parts !== undefined && partsIn(chunk) > parts))
          controller.error(new ReplyTooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
}
