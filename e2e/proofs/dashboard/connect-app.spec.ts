import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, expectNoAxeViolations, newestMail, open, test } from "../../fixtures/test.ts";
import { panel } from "../../screens/billing.ts";
import { WIDTHS } from "../../screens/routes.ts";
import { expectNoExcess } from "../../screens/widths.ts";

/** A program on the user's machine that waits for its user to return. */
async function startApp() {
  const server = createServer((_, response) => response.end("<title>App</title>You can close this page."));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const callback = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  return { callback, close: () => server.close() };
}

test("a user connects an app, leaves it reading only, sees it listed, and disconnects it", async ({
  asUser: { page, account },
  problems,
  baseURL,
}) => {
  problems.allow(/status of 40[01]|127\.0\.0\.1|favicon/);
  const app = await startApp();
  const post = (path: string, body: URLSearchParams | string) => {
    const type = typeof body === "string" ? "application/json" : "application/x-www-form-urlencoded";
    return fetch(new URL(path, baseURL), {
      method: "POST",
      body: String(body),
      headers: { "content-type": type },
    });
  };
  const registered = await post(
    "/api/oauth/register",
    JSON.stringify({ client_name: "Garden notes", redirect_uris: [app.callback] }),
  );
  const { client_id } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString("base64url");
  const asking = new URLSearchParams({
    ...{ response_type: "code", client_id, redirect_uri: app.callback, state: "s1" },
    ...{ code_challenge_method: "S256" },
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  });

  await open(
    page,
    `/oauth/authorize?${new URLSearchParams({ ...Object.fromEntries(asking), redirect_uri: "https://evil.example/" })}`,
  );
  await expect(page.getByRole("heading", { name: "This app can't be connected" })).toBeVisible();
  await expect(page.getByRole("link", { name: /evil/ })).toHaveCount(0);

  await open(page, `/oauth/authorize?${asking}`);
  await expect(page.getByRole("heading", { name: "Connect Garden notes?" })).toBeVisible();
  await expect(page.getByText(`a program on this device (${new URL(app.callback).host})`)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
    await expectNoExcess(page);
  }
  await page.getByRole("radio", { name: /Read only/ }).check();
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await page.waitForURL(`${app.callback}*`);
  const back = new URL(page.url()).searchParams;
  expect(back.get("state")).toBe("s1");
  await newestMail(account.email, /An app was connected/);

  const exchanged = await post(
    "/api/oauth/token",
    new URLSearchParams({
      ...{ grant_type: "authorization_code", client_id, redirect_uri: app.callback },
      ...{ code: back.get("code") ?? "", code_verifier: verifier },
    }),
  );
  const tokens = (await exchanged.json()) as { access_token: string; scope: string };
  expect(tokens.scope).toBe("read");
  const listTools = () =>
    fetch(new URL("/api/mcp", baseURL), {
      method: "POST",
      headers: {
        authorization: `Bearer ${tokens.access_token}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    });
  expect((await listTools()).status).toBe(200);

  await open(page, "/dashboard/security");
  const apps = panel(page, "Connected apps");
  await expect(apps.getByRole("listitem")).toContainText("Garden notes");
  await expect(apps.getByRole("listitem")).toContainText("last used");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeViolations(page);
    await expectNoExcess(page);
  }
  await apps.getByRole("button", { name: "Disconnect Garden notes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(apps).toContainText("No app is connected.");
  expect((await listTools()).status).toBe(401);

  await open(page, `/oauth/authorize?${asking}`);
  await page.getByRole("button", { name: "Don't connect" }).click();
  await page.waitForURL(`${app.callback}*`);
  expect(new URL(page.url()).searchParams.get("error")).toBe("access_denied");
  app.close();
});
