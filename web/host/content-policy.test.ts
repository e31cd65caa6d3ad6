import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy, inlineScriptHashes, nonceSource } from "./content-policy.ts";

const hashOf = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`;

test("inline scripts are allowed by their hash, each once", () => {
  expect(
    inlineScriptHashes("<script>a()</script><script type=module>b()</script><script>a()</script>"),
  ).toEqual([hashOf("a()"), hashOf("b()")]);
});

test("files and data blocks need no hash", () => {
  expect(
    inlineScriptHashes('<script src="/x.js"></script><script type="application/ld+json">{}</script>'),
  ).toEqual([]);
});

test("scripts are never open to just anyone", () => {
  const policy = contentPolicy([nonceSource("abc")], true);
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy.match(/script-src[^;]*unsafe/)).toBeNull();
  expect(policy).toContain("frame-ancestors 'none'");
});

test("the tag host is let in only where the operator named an id", () => {
  const none = contentPolicy([], true, { measurementId: null, tagManagerId: null });
  expect(none).not.toContain("google");
  for (const ids of [
    { measurementId: "G-1", tagManagerId: null },
    { measurementId: null, tagManagerId: "GTM-1" },
  ])
    expect(contentPolicy([], true, ids)).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
});
