import { expect, test } from "vitest";
import type { AuthAnswer } from "../../session/auth-request.ts";
import { changePassword, slipIn } from "./change-password.tsx";

const passwords = { currentPassword: "old one", newPassword: "new one" };
const refused = (code: string | null, said: string | null) => async (): Promise<AuthAnswer> => ({
  ok: false,
  code,
  said,
});

test("invalid input is reported before anything is sent", () => {
  expect(slipIn({ ...passwords, currentPassword: "" }, 6)).toBe("Please fill in all fields");
  expect(slipIn({ ...passwords, newPassword: "12345" }, 6)).toBe(
    "Password must be at least 6 characters long",
  );
  expect(slipIn(passwords, 6)).toBeNull();
});

test("every failure has a message, even without a response or a server message", async () => {
  expect(await changePassword(passwords, async () => ({ ok: true, body: {} }))).toBeNull();
  expect(await changePassword(passwords, refused("INVALID_PASSWORD", "Invalid password"))).toMatch(
    /current password is incorrect/,
  );
  expect(await changePassword(passwords, refused("PASSWORD_COMMON", "Too common"))).toBe("Too common");
  expect(await changePassword(passwords, refused(null, null))).toMatch(/could not change the password/);
  expect(await changePassword(passwords, () => Promise.reject(new TypeError("Failed to fetch")))).toMatch(
    /could not reach the server/,
  );
});
