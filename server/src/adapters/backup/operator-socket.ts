/**
 * The embedded database belongs to the running process, so the terminal asks that process: over a socket in the data
 * folder, which only the same user of the machine can open.
 */
import { chmodSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, request as send } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** What the operator said at the terminal. */
export type RestoreChoices = { mayReplace: boolean; leavesUnreadable: boolean };
type OperatorActions = {
  backUp(file: string): Promise<unknown>;
  restore(file: string, options: RestoreChoices): Promise<unknown>;
  testModels(): Promise<unknown>;
  checkSecrets(): Promise<unknown>;
  validity(): Promise<unknown>;
};
export type OperatorRequest =
  | { action: "backUp"; file: string }
  | ({ action: "restore"; file: string } & RestoreChoices)
  | { action: "testModels" }
  | { action: "checkSecrets" }
  | { action: "validity" };

const OWNER_ONLY = 0o600;
/** Linux takes 107 bytes, macOS 103. */
const LONGEST_PATH = 103;
const LARGEST_REQUEST = 10_000;

export const socketPath = (dataDir: string): string => join(dataDir, "operator.sock");

async function answer(request: IncomingMessage, actions: OperatorActions): Promise<unknown> {
  if (Number(request.headers["content-length"] ?? 0) > LARGEST_REQUEST) throw new Error("too large");
  const asked = JSON.parse(await text(request)) as OperatorRequest;
  switch (asked.action) {
    case "backUp":
      return actions.backUp(asked.file);
    case "restore":
      return actions.restore(asked.file, asked);
    case "testModels":
      return actions.testModels();
    case "checkSecrets":
      return actions.checkSecrets();
    case "validity":
      return actions.validity();
  }
}

/** Returns what closes it; `null` where the path is too long for a socket. */
export async function openOperatorSocket(
  dataDir: string,
  actions: OperatorActions,
): Promise<(() => Promise<void>) | null> {
  const path = socketPath(dataDir);
  if (Buffer.byteLength(path) > LONGEST_PATH) return null;
  const server: Server = createServer((request, response) => {
    answer(request, actions).then(
      (done) => response.end(JSON.stringify({ done })),
      (error: Error) =>
        response.end(JSON.stringify({ failed: { name: error.name, message: error.message } })),
    );
  });
  // Left by a process that was killed; the lock on the data folder says that it is gone.
  rmSync(path, { force: true });
  await new Promise<void>((opened, failed) => server.once("error", failed).listen(path, opened));
  chmodSync(path, OWNER_ONLY);
  server.unref();
  return () => new Promise((closed) => server.close(() => closed()));
}

export class OperatorFailure extends Error {
  constructor({ name, message }: { name: string; message: string }) {
    super(message);
    this.name = name;
  }
}

/** `null`: nobody listens there. */
export async function askOperatorSocket(dataDir: string, asked: OperatorRequest): Promise<unknown> {
  const body = JSON.stringify(asked);
  const reply = await new Promise<string | null>((resolve, reject) => {
    const headers = { "Content-Length": Buffer.byteLength(body) };
    const request = send({ socketPath: socketPath(dataDir), method: "POST", headers }, (response) =>
      text(response).then(resolve, reject),
    );
    request.on("error", () => resolve(null));
    request.end(body);
  });
  if (reply === null) return null;
  const { done, failed } = JSON.parse(reply) as {
    done?: unknown;
    failed?: { name: string; message: string };
  };
  if (failed) throw new OperatorFailure(failed);
  return done;
}
