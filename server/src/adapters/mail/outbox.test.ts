import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readableMail } from "../../testing/readable-mail.ts";
import { outboxMail } from "./outbox.ts";

test("an email has a plain text and an HTML part that say the same", async () => {
  const dir = mkdtempSync(join(tmpdir(), "citeworthy-mail-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const ignore = () => {};
  const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const now = () => new Date("2026-11-17T12:00:00Z");
  const mail = outboxMail({ dir, from: "a@example.com", log, newId: () => "1", now });
  const link = `https://a.example/confirm?token=3D${"x".repeat(90)}`;
  await mail.send({ to: "ann@example.com", subject: "Grüße", text: `Öffnen:\n\n${link}\n` });
  const raw = readFileSync(join(dir, readdirSync(dir)[0] ?? ""), "utf8");

  expect(raw).toContain("Content-Type: multipart/alternative");
  expect(raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
  const read = readableMail(raw);
  expect(read).toContain("To: ann@example.com");
  expect(read).toContain(`Öffnen:\n\n${link}`);
  expect(read).not.toContain("<html");
});
