import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { servedHtml } from "../../ui/testing/served-html.tsx";
import { ErrorPage } from "./error-page.tsx";

afterEach(() => vi.unstubAllEnvs());

function show(error: unknown, requestId: string | null = null) {
  const Stub = createRoutesStub([
    { path: "*", Component: () => <ErrorPage error={error} requestId={requestId} /> },
  ]);
  return servedHtml(<Stub initialEntries={["/broken"]} />);
}

test("an error page shows the request id and no internal details", async () => {
  vi.stubEnv("DEV", false);
  const html = await show(new Error("secret detail"), "req-123");

  expect(html).toContain("Something went wrong on our side");
  expect(html).toContain("req-123");
  expect(html).toContain('href="/"');
  expect(html).not.toContain("secret detail");
});

test("developers see the stack trace", async () => {
  expect(await show(new Error("secret detail"))).toContain("secret detail");
});

test("a missing page shows 'Page not found' instead of an error", async () => {
  const missing = { status: 404, statusText: "Not Found", internal: false, data: null };

  expect(await show(missing)).toContain("Page not found");
});
