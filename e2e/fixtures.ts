/** `test` as the journeys use it: a page that fails the test by its complaints, and people to be. */
import { createHash } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { type Account, signUp } from "./fixtures/accounts.ts";
import { listenForPageViews } from "./fixtures/page-views.ts";
import { watchForProblems } from "./fixtures/problems.ts";

export { type Account, newAccount, signUp } from "./fixtures/accounts.ts";
export { expectNoAxeViolations } from "./fixtures/axe.ts";
export { awake, open, pageViews } from "./fixtures/page-views.ts";
export { linkIn, mailsTo, newestMail } from "./product/outbox.ts";
export { place } from "./product/place.ts";
export { expect };

type Problems = {
  /** A complaint that this test provokes on purpose. */
  allow: (expected: RegExp) => void;
};
type Fixtures = { problems: Problems; asUser: { page: Page; account: Account } };

function addressFor(testId: string): string {
  const [a, b, c] = createHash("sha256").update(testId).digest();
  return `10.${a}.${b}.${c}`;
}

export const test = base.extend<Fixtures>({
  /** Every test comes from an address of its own, so that rate limits stay on and no test uses up another's. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use, { testId }) => use({ "X-Forwarded-For": addressFor(testId) }),

  problems: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      await watchForProblems(context, (problem) => seen.push(problem));
      await listenForPageViews(context);
      await use({ allow: (expected) => allowed.push(expected) });
      expect(seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],

  /** Someone who has just signed up, on no page yet. Without it, `page` is a visitor's. */
  asUser: async ({ page }, use) => use({ page, account: await signUp(page) }),
});
