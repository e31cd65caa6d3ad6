import { expect, test } from "vitest";
import { finishSetup, startSetup, turnOff } from "./two-factor-calls.ts";

const answering = (status: number, body: object) => async () => Response.json(body, { status });

test("a setup starts with the address for the app and the recovery codes", async () => {
  const send = answering(200, { totpURI: "otpauth://totp/x?secret=AA", backupCodes: ["aaaaa-bbbbb"] });
  expect(await startSetup("secret", send)).toEqual({
    ok: true,
    value: { uri: "otpauth://totp/x?secret=AA", codes: ["aaaaa-bbbbb"] },
  });
});

test("a wrong password and a wrong code are named", async () => {
  expect(await turnOff("x", answering(400, { code: "INVALID_PASSWORD" }))).toEqual({
    ok: false,
    problem: "The current password is incorrect. Please try again.",
  });
  expect(await finishSetup("000000", answering(401, { code: "INVALID_CODE" }))).toMatchObject({
    problem: expect.stringContaining("That code did not match."),
  });
});

test("no response is a message too", async () => {
  expect(await turnOff("x", () => Promise.reject(new TypeError("offline")))).toEqual({
    ok: false,
    problem: "We could not change two-step sign-in. Please try again.",
  });
});
