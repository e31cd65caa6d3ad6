import { expect, test } from "vitest";
import * as account from "../adapters/auth/emails/account-emails.ts";
import { EMAIL_KINDS } from "../ports/messages/emails.ts";
import * as addressChange from "../usecases/accounts/email-change-emails.ts";
import { modelsChanged } from "../usecases/ai/model-changes.ts";
import * as workspaces from "../usecases/workspaces/workspace-emails.ts";
import { EMAILS, emailParts } from "./every-email.ts";

const writers = [account, addressChange, workspaces, { modelsChanged }].flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
);

test("the list has every kind of email and every writer", () => {
  expect(Object.keys(EMAILS)).toEqual(expect.arrayContaining([...EMAIL_KINDS, ...writers]));
});

const parts = Object.entries(EMAILS).map(([name, write]) => ({ name, ...emailParts(write()) }));

test.each(parts)("$name: text and HTML say the same, and load nothing", ({ subject, text, html }) => {
  expect(subject).not.toMatch(/undefined|null|NaN/);
  expect(text).not.toMatch(/undefined|null|NaN|Invalid/);
  for (const address of text.match(/https?:\/\/[^\s)]+[^\s.,;:)]/g) ?? [])
    expect(html).toContain(address.replaceAll("&", "&amp;"));
  expect(html).not.toMatch(/<script|<link|url\(|@import|src="https?:/);
  expect(html).toContain("prefers-color-scheme: dark");
});

test.each(parts)("$name: lists of emails show its first words", ({ html }) => {
  const preview = /<div style="display:none[^>]*>([^<]*)<\/div>/.exec(html)?.[1] ?? "";
  expect(preview.length).toBeGreaterThan(20);
  expect(preview.length).toBeLessThan(200);
});
