import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorPage } from "./error-page.tsx";

afterEach(() => vi.unstubAllEnvs());

function show(error: unknown, requestId: string | null = null) {
  const Stub = createRoutesStub([
    { path: "*", Component: () => <ErrorPage error={error} requestId={requestId} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={["/broken"]} />);
}

test("a failure of ours is admitted, with the id of the request and without its insides", () => {
  vi.stubEnv("DEV", false);
  const html = show(new Error("secret detail"), "req-123");

  expect(html).toContain("Something went wrong on our side");
  expect(html).toContain("req-123");
  expect(html).toContain('href="/"');
  expect(html).not.toContain("secret detail");
});

test("whoever develops sees the trace", () => {
  expect(show(new Error("secret detail"))).toContain("secret detail");
});

test("a missing page is no failure", () => {
  const missing = { status: 404, statusText: "Not Found", internal: false, data: null };

  expect(show(missing)).toContain("This page is not here");
});
