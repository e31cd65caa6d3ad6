import { expect, test } from "vitest";
import { looksLikeEmail, problemWith } from "./credentials.ts";

const signIn = { view: "sign-in", minPasswordLength: 6 } as const;
const signUp = { view: "sign-up", minPasswordLength: 6 } as const;

test("both fields are required, and the first empty one is named", () => {
  const text = "Please fill in all fields";

  for (const rules of [signIn, signUp]) {
    expect(problemWith({ email: "", password: "" }, rules)).toMatchObject({ text, field: "email" });
    expect(problemWith({ email: "  ", password: "secret words" }, rules)).toMatchObject({
      text,
      field: "email",
    });
    expect(problemWith({ email: "ann@example.com", password: "" }, rules)).toMatchObject({
      text,
      field: "password",
    });
  }
});

test("signing up requires the password length that the operator set", () => {
  const five = { email: "ann@example.com", password: "apple" };
  const six = { email: "ann@example.com", password: "apples" };

  expect(problemWith(five, signUp)?.text).toBe("Password must be at least 6 characters long");
  expect(problemWith(six, signUp)).toBeNull();
  expect(problemWith(six, { ...signUp, minPasswordLength: 10 })?.text).toBe(
    "Password must be at least 10 characters long",
  );
});

test("signing in never checks the length, because an older rule may have allowed it", () => {
  expect(problemWith({ email: "ann@example.com", password: "abc" }, signIn)).toBeNull();
});

test("a mistyped email address is reported next to its field", () => {
  expect(problemWith({ email: "ann.example.com", password: "secret words" }, signIn)).toEqual({
    text: "Please enter a valid email address.",
    field: "email",
    beside: true,
  });
});

test("an email address needs text on both sides of a single @", () => {
  expect(["a@b", " ann@example.com ", "ann+tag@sub.example.com"].filter(looksLikeEmail)).toHaveLength(3);
  expect(["", "@", "a@", "@b", "a@@b", "a b@c"].filter(looksLikeEmail)).toEqual([]);
});
