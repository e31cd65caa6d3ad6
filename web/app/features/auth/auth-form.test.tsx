import { site } from "@citeworthy/core/product/identity/site";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { AuthView } from "../../session/auth-path.ts";
import { AuthForm } from "./auth-form.tsx";
import type { CameWith } from "./use-attempt.ts";

type Shown = { google?: boolean; minPasswordLength?: number; cameWith?: CameWith; email?: string };

const show = (view: AuthView, { google = false, minPasswordLength = 6, ...rest }: Shown = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AuthForm
        view={view}
        google={google}
        minPasswordLength={minPasswordLength}
        onEntered={async () => null}
        {...rest}
      />
    </MemoryRouter>,
  );

test("each field tells a password manager what it is for", () => {
  expect(show("sign-in")).toMatch(/autoComplete="username"[\s\S]*autoComplete="current-password"/);
  expect(show("sign-up")).toMatch(/autoComplete="email"[\s\S]*autoComplete="new-password"/);
});

test("Google is offered only where the operator has set it up", () => {
  expect(show("sign-in")).not.toContain("Google");
  expect(show("sign-in", { google: true })).toContain("Continue with Google");
});

test("signing up shows the required password length, the trial and the terms", () => {
  const html = show("sign-up", { minPasswordLength: 10 });

  expect(html).toContain("At least 10 characters.");
  expect(html).toContain("Free for 7 days. No card required.");
  expect(html).toMatch(/href="\/privacy"[^>]*>Terms of Service/);
  expect(html).toMatch(/href="\/privacy"[^>]*>Privacy Policy/);
});

test("people agree to the operator's own documents where there are some: it was always /privacy", () => {
  const before = { ...site };
  Object.assign(site, { termsUrl: "https://acme.test/terms", privacyUrl: "https://acme.test/privacy" });
  const html = show("sign-up");
  Object.assign(site, before);

  expect(html).toMatch(/href="https:\/\/acme.test\/terms"[^>]*>Terms of Service/);
  expect(html).toMatch(/href="https:\/\/acme.test\/privacy"[^>]*>Privacy Policy/);
});

test("signing in offers a password reset and does not mention the terms", () => {
  const html = show("sign-in");

  expect(html).toMatch(/href="\/forgot-password"[^>]*>Forgot your password\?/);
  expect(html).not.toContain("Terms of Service");
});

test("the error that sent the user here is announced", () => {
  const failed = { text: "Failed to sign in", isUnconfirmed: false };
  expect(show("sign-in", { cameWith: failed })).toMatch(/role="alert"[\s\S]*Failed to sign in/);
  expect(show("sign-in", { cameWith: failed })).not.toContain("Send again");
  expect(show("sign-in", { cameWith: { ...failed, isUnconfirmed: true } })).toContain("Send again");
  expect(show("sign-in")).not.toContain('role="alert"');
});

test("before scripts run, the form cannot be submitted and would never put a password into a URL", () => {
  const html = show("sign-in");

  expect(html).toContain('method="post"');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
});

test("an email address typed in the other view is kept", () => {
  expect(show("sign-up", { email: "ann@example.com" })).toContain('value="ann@example.com"');
});
