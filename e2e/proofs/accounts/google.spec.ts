import { expect, newAccount, open, place, test } from "../../fixtures/test.ts";
import { header, openModal } from "../../screens/auth.ts";

const GOOGLE = "https://accounts.google.com/**";

test("Google is asked for offline access and consent, and sends the person back to this site", async ({
  page,
  problems,
}) => {
  problems.allow(/outside request: https:\/\/accounts\.google\.com/);
  await page.route(GOOGLE, (route) => route.fulfill({ body: "<h1>Google</h1>", contentType: "text/html" }));
  await open(page, "/signin");
  await page.getByRole("button", { name: /Google/ }).click();
  await page.waitForURL(GOOGLE);

  const asked = new URL(page.url()).searchParams;
  expect(asked.get("access_type")).toBe("offline");
  expect(asked.get("prompt")?.split(" ")).toContain("consent");
  expect(asked.get("client_id")).toBe("journeys.apps.example");
  expect(asked.get("response_type")).toBe("code");
  expect(asked.get("redirect_uri")).toBe(`${place.now.baseUrl}/api/auth/callback/google`);
  expect(asked.get("scope")).toContain("email");
  expect(asked.get("state")).not.toBe("");
});

test("who comes back from Google is signed in, with a trial, and the second time is the same person", async ({
  page,
  problems,
}) => {
  problems.allow(/outside request: https:\/\/accounts\.google\.com/);
  const { email } = newAccount();
  // Google's own page, as far as the product can see it: it sends the person back with a code.
  await page.route(GOOGLE, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = new URL(asked.get("redirect_uri") ?? "");
    back.search = new URLSearchParams({ code: email, state: asked.get("state") ?? "" }).toString();
    return route.fulfill({ status: 302, headers: { Location: back.href } });
  });
  for (const _ of ["the first time", "again"]) {
    await open(page, "/signin");
    await page.getByRole("button", { name: /Google/ }).click();
    await expect(header(page).getByRole("button", { name: "Sign Out" })).toBeVisible();
    const { user } = await (await page.request.get("/api/session")).json();
    expect(user).toMatchObject({ email, isAdmin: false });
    await open(page, "/dashboard");
    await expect(page.getByRole("meter", { name: "Content analyses" })).toHaveAttribute(
      "aria-valuemax",
      "10",
    );
    await header(page).getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("/");
  }
});

test("the request names /auth/callback as the place to come back to", async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route("**/api/auth/sign-in/social", (route) => route.abort());
  const asked = page.waitForRequest("**/api/auth/sign-in/social");
  await open(page, "/signin");
  await page.getByRole("button", { name: /Google/ }).click();

  expect((await asked).postDataJSON()).toMatchObject({ provider: "google", callbackURL: "/auth/callback" });
});

test("a start that fails is shown in a red box", async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await page.route("**/api/auth/sign-in/social", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, "/pricing");
  const modal = await openModal(page, "Sign In");
  await modal.getByRole("button", { name: /Google/ }).click();

  await expect(modal.getByRole("alert")).toHaveText(/Failed to sign in with Google/);
});

test("a failure that speaks of a redirect is ignored", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await page.route("**/api/auth/sign-in/social", (route) =>
    route.fulfill({ status: 400, json: { message: "redirect in progress" } }),
  );
  await open(page, "/signin");
  const answered = page.waitForResponse("**/api/auth/sign-in/social");
  await page.getByRole("button", { name: /Google/ }).click();
  await answered;

  await expect(page.getByRole("button", { name: /Google/ })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
