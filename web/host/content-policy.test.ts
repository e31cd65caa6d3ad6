import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy, formTargetsOf, inlineScriptHashes, nonceSource } from "./content-policy.ts";

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
  const policy = contentPolicy([nonceSource("abc")], { isHttps: true, formTargets: [] });
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy.match(/script-src[^;]*unsafe/)).toBeNull();
  expect(policy).toContain("frame-ancestors 'none'");
});

const withAnalytics = (analytics: { measurementId: string | null; tagManagerId: string | null }) =>
  contentPolicy([], { isHttps: true, formTargets: [], analytics });

test("the tag host is let in only where the operator named an id", () => {
  const none = withAnalytics({ measurementId: null, tagManagerId: null });
  expect(none).not.toContain("google");
  for (const ids of [
    { measurementId: "G-1", tagManagerId: null },
    { measurementId: null, tagManagerId: "GTM-1" },
  ])
    expect(withAnalytics(ids)).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
});

const GOOGLE = { clientId: "id", clientSecret: "secret" };
const formAction = (productId: string | null, google: typeof GOOGLE | null = null) => {
  const targets = formTargetsOf({
    payments: {
      checkoutUrl: "https://pay.example.com/buy/",
      products: { core: { monthly: null, yearly: productId }, pro: { monthly: null, yearly: null } },
    },
    google,
    dataServices: { google: null },
  });
  return /form-action [^;]*/.exec(contentPolicy([], { isHttps: true, formTargets: targets }))?.[0];
};

test("a form may lead to the payment page where something is sold, and nowhere else", () => {
  expect(formAction("pdt_1")).toBe("form-action 'self' https://pay.example.com");
  expect(formAction(null)).toBe("form-action 'self'");
});

test("a form may lead to Google where it can be connected: a press on Connect Google before the scripts ran was refused", () => {
  expect(formAction(null, GOOGLE)).toBe("form-action 'self' https://accounts.google.com");
  expect(formAction("pdt_1", GOOGLE)).toBe(
    "form-action 'self' https://pay.example.com https://accounts.google.com",
  );
});
