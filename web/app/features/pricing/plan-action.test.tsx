import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { AuthModalProvider } from "../../session/auth-modal.tsx";
import { SessionProvider } from "../../session/session.tsx";
import { PlanAction } from "./plan-action.tsx";
import { PLAN_CARDS } from "./plans.ts";

test("without a support address, the Enterprise plan leads to who runs the site", () => {
  const plan = PLAN_CARDS.find(({ id }) => id === "enterprise");
  if (!plan) throw new Error("no Enterprise plan");
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SessionProvider initial={{ user: null, workspaces: [], google: false, minPasswordLength: 6 }}>
        <AuthModalProvider>
          <PlanAction plan={plan} mine={null} busyWith={null} />
        </AuthModalProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
  expect(html).toMatch(/<a [^>]*href="\/about#operator"[^>]*>Who runs this site/);
});
