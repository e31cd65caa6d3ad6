/** `test` as the journeys use it: a page that fails the test by its complaints, and people to be. */
import { test as base, expect, type Page } from "@playwright/test";
import { type Account, signUp } from "./fixtures/accounts.ts";
import { watchForProblems } from "./fixtures/problems.ts";

export { newAccount, signUp } from "./fixtures/accounts.ts";
export { expectNoAxeViolations } from "./fixtures/axe.ts";
export { linkIn, mailsTo, newestMail } from "./product/outbox.ts";
export { place } from "./product/place.ts";
export { expect };

type Problems = {
  /** A complaint that this test provokes on purpose. */
  allow: (expected: RegExp) => void;
};
type Fixtures = { problems: Problems; asVisitor: Page; asUser: { page: Page; account: Account } };

export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      await watchForProblems(context, (problem) => seen.push(problem));
      await use({ allow: (expected) => allowed.push(expected) });
      expect(seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],

  /** Nobody we know: a browser without a session. */
  asVisitor: async ({ page }, use) => use(page),

  /** Someone who has just signed up, on no page yet. */
  asUser: async ({ page }, use) => use({ page, account: await signUp(page) }),
});
