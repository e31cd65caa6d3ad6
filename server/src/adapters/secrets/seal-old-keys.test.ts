import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keyBinding } from "../../config/ai-config.ts";
import { serverDatabases } from "../../testing/databases.ts";
import type { Database } from "../db/database.ts";
import { aiSettings, instanceSecrets } from "../db/schema/all.ts";
import { HASH_KEY, hashKey } from "./hash-key.ts";
import { rotateSecret } from "./rotate-secret.ts";
import { sealOldKeys } from "./seal-old-keys.ts";
import { isBound, sealer } from "./sealer.ts";

const OLD = "the-old-secret-of-this-installation";
const NEW = "a-new-secret-that-nobody-has-seen-yet";
const NOW = new Date("2026-11-18T08:00:00Z");
const ADDRESS = { LLM_BASE_URL: "http://127.0.0.1:11434/v1" };
const LLM = keyBinding("LLM_API_KEY", ADDRESS);

test("what is sealed for one thing can't be opened for another, and what is bound to nothing not for any", () => {
  const seals = sealer(OLD, "AI keys");
  const bound = seals.seal("sk-1", LLM);
  expect(seals.open(bound, LLM)).toBe("sk-1");
  const elsewhere = { LLM_BASE_URL: "http://evil.example/v1" };
  for (const other of [keyBinding("LLM_API_KEY", elsewhere), keyBinding("OPENAI_API_KEY", ADDRESS), ""])
    expect(() => seals.open(bound, other), other).toThrow();
  // Without its mark, it isn't a value of an earlier version.
  expect(() => seals.open(bound.replace("bound.", ""), LLM)).toThrow();
  expect(() => seals.open(seals.seal("sk-2"), LLM)).toThrow();
  expect(() => seals.open(bound)).toThrow();
  expect(seals.open(seals.seal("sk-2"))).toBe("sk-2");
});

describe.each(serverDatabases)("keys of earlier versions on $kind", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("are bound to their variable and address at the next start, and stay so through a rotation", async () => {
    const { db } = database;
    const foreign = sealer("another-secret-of-thirty-two-signs", "AI keys").seal("sk-lost");
    const rows = {
      ...ADDRESS,
      LLM_API_KEY: sealer(OLD, "AI keys").seal("sk-own"),
      GEMINI_API_KEY: foreign,
    };
    await db
      .insert(aiSettings)
      .values(Object.entries(rows).map(([name, value]) => ({ name, value, savedAt: NOW })));
    const storedValue = async (name: string) =>
      (await db.select().from(aiSettings)).find((row) => row.name === name)?.value ?? "";

    await db
      .insert(instanceSecrets)
      .values({ name: HASH_KEY, value: sealer(OLD, "hash key").seal("the-first-secret") });
    await sealOldKeys(db, OLD);
    const sealed = await storedValue("LLM_API_KEY");
    expect(isBound(sealed)).toBe(true);
    expect(sealer(OLD, "AI keys").open(sealed, LLM)).toBe("sk-own");
    expect([await storedValue("GEMINI_API_KEY"), await storedValue("LLM_BASE_URL")]).toEqual([
      foreign,
      ADDRESS.LLM_BASE_URL,
    ]);
    await sealOldKeys(db, OLD);
    expect(await storedValue("LLM_API_KEY")).toBe(sealed);
    expect(await hashKey(db, OLD)).toBe("the-first-secret");

    const rotation = { from: OLD, to: NEW, isKept: false, leavesUnreadable: true, now: NOW };
    expect((await rotateSecret(db, rotation))["AI keys"]).toEqual({ rotated: 1, left: 1 });
    expect(sealer(NEW, "AI keys").open(await storedValue("LLM_API_KEY"), LLM)).toBe("sk-own");
    expect(await hashKey(db, NEW)).toBe("the-first-secret");
  });

  test("are never bound again: neither a written key nor a deleted mark sends one to another address", async () => {
    const { db } = database;
    const EVIL = "http://evil.example/v1";
    const write = async (name: string, value: string) => {
      await db.delete(aiSettings).where(eq(aiSettings.name, name));
      await db.insert(aiSettings).values({ name, value, savedAt: NOW });
    };
    // From an old backup, by somebody who can write to the database.
    const old = sealer(NEW, "AI keys").seal("sk-own");
    await write("LLM_API_KEY", old);
    await write("LLM_BASE_URL", EVIL);
    for (const change of ["none", "deleted"]) {
      if (change === "deleted") await db.delete(instanceSecrets).where(eq(instanceSecrets.name, HASH_KEY));
      await hashKey(db, NEW);
      await sealOldKeys(db, NEW);
      const rows = await db.select().from(aiSettings).where(eq(aiSettings.name, "LLM_API_KEY"));
      expect(rows[0]?.value, change).toBe(old);
      const binding = keyBinding("LLM_API_KEY", { LLM_BASE_URL: EVIL });
      expect(() => sealer(NEW, "AI keys").open(old, binding), change).toThrow();
    }
    const rotation = { from: NEW, to: OLD, isKept: false, leavesUnreadable: true, now: NOW };
    expect((await rotateSecret(db, rotation))["AI keys"]).toEqual({ rotated: 0, left: 2 });
  });
});
