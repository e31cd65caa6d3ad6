import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { AuthModalProvider } from "../../session/auth-modal.tsx";
import { SessionProvider } from "../../session/session.tsx";
import type { SessionData, SessionUser } from "../../session/session-data.ts";
import { servedHtml } from "../../ui/testing/served-html.tsx";
import Footer from "./footer.tsx";
import { Header } from "./header.tsx";

const ann: SessionUser = {
  id: "1",
  email: "ann@example.com",
  isAdmin: false,
  emailVerified: true,
  needsSecondStep: false,
};

function show(
  user: SessionUser | null | undefined,
  path = "/pricing",
  workspaces: SessionData["workspaces"] = [],
) {
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <SessionProvider initial={{ user, workspaces, google: false, minPasswordLength: 6 }}>
          <AuthModalProvider>
            <Header />
            <Footer />
          </AuthModalProvider>
        </SessionProvider>
      ),
    },
  ]);
  return servedHtml(<Stub initialEntries={[path]} />);
}
const header = (html: string) => html.slice(0, html.indexOf("<footer"));
const footer = (html: string) => html.slice(html.indexOf("<footer"));

test("the header links to every part of the site", async () => {
  const html = header(await show(null));

  for (const path of [
    "/",
    "/what-is-geo",
    "/about",
    "/blog",
    "/ai-visibility-monitor",
    "/free-tools",
    "/pricing",
  ])
    expect(html).toContain(`href="${path}"`);
  expect(html).toContain("Free GEO Tools");
});

test("tools without a page are listed but not linked", async () => {
  const html = await show(null);

  expect(html).toContain("Schema Markup Generator");
  expect(html).not.toContain('href="/free-tools/schema-markup-generator"');
});

test.each([null, undefined])("a visitor (%j) gets real links that remember the page", async (user) => {
  const html = header(await show(user));

  expect(html).toContain('href="/signin?redirect=%2Fpricing"');
  expect(html).toContain('href="/signup?redirect=%2Fpricing"');
  expect(html).not.toContain("Sign Out");
});

test("a signed-in user sees the dashboard link and 'Sign Out' instead", async () => {
  const html = header(await show(ann));

  expect(html).toContain('href="/dashboard"');
  expect(html).toContain("Sign Out");
  expect(html).not.toContain("Get Started");
});

const workspace = {
  id: "w1",
  name: "Ann's workspace",
  role: "owner",
  members: 1,
  isActive: true,
  endsAt: null,
  openWork: 0,
} as const;

test("an admin reaches the own account, and every tool is in a menu at every width", async () => {
  const html = await show({ ...ann, isAdmin: true }, "/admin", [workspace]);

  expect(html).toMatch(/href="\/dashboard"[^>]*>Your account/);
  // One list is the second row of wide screens, the other is in the menu of narrow ones.
  const lists = [...html.matchAll(/<nav aria-label="Your work".*?<\/nav>/gs)].map(([list]) => list);
  expect(lists).toHaveLength(2);
  for (const list of lists)
    for (const path of ["/projects", "/ai-reports", "/crawler-logs", "/draft"])
      expect(list).toContain(`href="${path}"`);
});

test("the tools that read everything in the browser are found by visitors", async () => {
  const html = footer(await show(null));

  for (const path of ["/draft", "/crawler-logs"]) expect(html).toContain(`href="${path}"`);
});

test("an admin sees 'Admin Dashboard'", async () => {
  const html = header(await show({ ...ann, isAdmin: true }));

  expect(html).toContain("Admin Dashboard");
  expect(html).toContain('href="/admin"');
  expect(html).not.toContain('href="/dashboard"');
});

test("the footer has its groups, the sitemap and the terms, and shows nothing that the operator hasn't set", async () => {
  const html = footer(await show(null));

  for (const title of ["Company", "Resources", "Contact"]) expect(html).toContain(`>${title}</h2>`);
  expect(html).not.toContain(">Social</h2>");
  expect(html).not.toContain("mailto:");
  expect(html).not.toContain("null");
  expect(html).toContain('href="/sitemap.xml"');
  expect(html).toMatch(/href="\/privacy"[^>]*>Terms of Service/);
});
