import { expect, test } from "vitest";
import { givenSocket } from "./given-socket.ts";

const pid = String(process.pid);

test.each([
  [{}, null],
  [{ LISTEN_FDS: "1" }, null],
  [{ LISTEN_FDS: "1", LISTEN_PID: "1" }, null],
  [{ LISTEN_FDS: "0", LISTEN_PID: pid }, null],
  [{ LISTEN_FDS: "1", LISTEN_PID: pid }, 3],
])("the environment %o gives %o", (env, socket) => {
  expect(givenSocket(env)).toBe(socket);
});

test("two sockets are refused with a sentence for the operator", () => {
  expect(() => givenSocket({ LISTEN_FDS: "2", LISTEN_PID: pid })).toThrow("Keep one ListenStream line");
});
