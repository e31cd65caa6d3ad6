/** Writes and waits until the text is flushed, so that nothing is lost in a pipe and memory stays small. */
import type { Writable } from "node:stream";

export const writeOut = (text: string): Promise<void> => write(process.stdout, text);
export const writeError = (text: string): Promise<void> => write(process.stderr, text);

function write(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // The failure arrives by the callback; without a listener the event alone would end the process.
    if (stream.listenerCount("error") === 0) stream.on("error", () => {});
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** The reader of our output has closed the pipe, as `head` does. */
export const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED");
