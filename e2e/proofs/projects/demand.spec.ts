/** Connected data on loopback Google: connect, choose a property, read it, see demand, watch a question, disconnect. */
import { type LoopbackGoogle, startGoogleData } from "@citeworthy/server/testing";
import { ownProduct } from "../../fixtures/own-product.ts";
import { expect, expectNoAxeViolations, open, test } from "../../fixtures/test.ts";
import { allowGoogle, expectConnected, readProperty } from "../../screens/connected-data.ts";
import { expectFits } from "../../screens/widths.ts";

const SITE = "sc-domain:brew.example";
const row = (path: string, impressions: number, query?: string) => ({
  keys: [`https://brew.example${path}`, ...(query === undefined ? [] : [query])],
  clicks: Math.round(impressions / 20),
  impressions,
  position: 4.2,
});
let google: LoopbackGoogle;

const product = ownProduct("demand", async () => {
  google = await startGoogleData({
    email: "lena@brew.example",
    sites: [
      { siteUrl: SITE, permissionLevel: "siteOwner" },
      { siteUrl: "https://shop.brew.example/", permissionLevel: "siteUnverifiedUser" },
    ],
    properties: [{ property: "properties/302118476", displayName: "Brew Notes" }],
    search: ({ by }) =>
      by === "page"
        ? [row("/guides/descale-kettle", 700), row("/guides/store-beans", 430), row("/shop/starter-set", 90)]
        : [
            row("/guides/descale-kettle", 300, "how to descale a kettle with vinegar"),
            row("/guides/store-beans", 200, "store coffee beans"),
          ],
    visits: () => [
      {
        host: "brew.example",
        path: "/guides/descale-kettle",
        source: "chatgpt.com",
        sessions: 4,
        keyEvents: 1,
        revenue: 12,
      },
      {
        host: "brew.example",
        path: "/guides/store-beans",
        source: "perplexity",
        sessions: 2,
        keyEvents: 0,
        revenue: 0,
      },
      {
        host: "brew.example",
        path: "/guides/store-beans",
        source: "google",
        sessions: 30,
        keyEvents: 2,
        revenue: 0,
      },
    ],
  });
  return {
    settings: {
      GOOGLE_CLIENT_ID: "journeys.apps.example",
      GOOGLE_CLIENT_SECRET: "secret",
      GOOGLE_TEST_URL: google.url,
    },
    end: () => google.stop(),
  };
});

test("Connect Google leads to Google also before the page's scripts run", async ({ page, browser }) => {
  await product.signUp(page);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    ...{ baseURL: product.url(), storageState, javaScriptEnabled: false },
  });
  const plain = await context.newPage();
  await plain.goto("/dashboard/connected-data");
  await plain.getByRole("button", { name: "Connect Google" }).click();
  await expect(plain.getByRole("link", { name: "Allow" })).toBeVisible();
  await context.close();
});

test("an account that left out Analytics at Google has its site read, and the page says what is missing", async ({
  page,
}) => {
  google.script.scopes = "openid email https://www.googleapis.com/auth/webmasters.readonly";
  await product.signUp(page);
  await open(page, "/dashboard/connected-data");
  await allowGoogle(page);
  await expect(page.getByText("Analytics isn’t included in the access.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Brew Notes/ })).toHaveCount(0);
  await expectFits(page, () => expectNoAxeViolations(page));
  await readProperty(page, /^brew\.example/);
  await expectConnected(page, 1);
  delete google.script.scopes;
  await page.getByRole("button", { name: "Connect again" }).click();
  await page.getByRole("link", { name: "Allow" }).click();
  await expect(page.getByRole("radio", { name: /^Brew Notes/ })).toBeEnabled();
  await expect(page.getByText("isn’t included in the access.")).toHaveCount(0);
});

test("connect Google, read two properties, see demand, watch a question, and disconnect", async ({
  page,
}) => {
  test.slow();
  const fits = () => expectFits(page, () => expectNoAxeViolations(page));
  await product.signUp(page);
  await open(page, "/dashboard");
  await page.getByRole("link", { name: "Connected data" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Connected data" })).toBeVisible();
  await fits();

  await page.getByRole("button", { name: "Connect Google" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText("Google didn't give access.")).toBeVisible();
  await page.getByRole("link", { name: "Back to connected data" }).click();
  await allowGoogle(page);

  await expect(page.getByText("Signed in as lena@brew.example.")).toBeVisible();
  await expect(page.getByLabel("shop.brew.example")).toBeDisabled();
  await fits();
  await readProperty(page, /^brew\.example/);
  await expectConnected(page, 1);
  // Its name is wider than a phone, and it is one of the choices.
  const name = "Brewing guides, recipes and equipment for offices (spring relaunch)";
  const headers = { Origin: product.url() };
  expect((await page.request.post("/api/projects", { data: { name }, headers })).status()).toBe(201);
  await page.getByRole("link", { name: "Add a property" }).click();
  await expect(page.getByLabel("Project")).toBeVisible();
  await fits();
  await page.getByRole("radio", { name: /^Brew Notes/ }).check();
  await page.getByLabel("Project").selectOption("brew.example");
  await page.getByRole("button", { name: "Read this property" }).click();
  await expectConnected(page, 2);
  await fits();

  await page.getByRole("link", { name: "brew.example" }).first().click();
  await page.waitForURL(/\/demand$/);
  const demand = new URL(page.url()).pathname;
  const rows = page.getByRole("table").first().getByRole("row");
  await expect(rows.nth(1)).toContainText("19,600");
  await expect(rows.nth(1)).toContainText("often for “how to descale a kettle with vinegar”");
  await expect(rows.nth(1)).toContainText("Not measured");
  await expect(page.getByRole("row", { name: /ChatGPT/ })).toContainText("356");
  await fits();
  await page.getByLabel("Show").selectOption("High demand, not measured");
  await expect(page.getByText("1 page.", { exact: false })).toBeVisible();
  await page.getByLabel("Show").selectOption("High demand, never cited");
  await expect(page.getByRole("heading", { name: "No page with high demand is never cited" })).toBeVisible();
  await fits();

  await open(page, `${demand}?sort=clicks&text=beans`);
  await expect(rows).toHaveCount(2);
  const question = page.getByRole("button", {
    name: "Add “how to descale a kettle with vinegar” to a monitor",
  });
  await question.click();
  await page.getByRole("link", { name: "In a monitor" }).click();
  await expect(page.getByText("how to descale a kettle with vinegar").first()).toBeVisible();

  await open(page, "/dashboard/connected-data");
  google.removeAccess();
  await page.getByRole("button", { name: "Read brew.example now" }).click();
  await expect(page.getByText(/^Google ended our access/)).toBeVisible();
  await fits();
  await page.getByRole("button", { name: "Connect again" }).click();
  await page.getByRole("link", { name: "Allow" }).click();
  await expect(page.getByText("Signed in as lena@brew.example.")).toBeVisible();
  await open(page, "/dashboard/connected-data");
  await page.getByRole("button", { name: "Disconnect Google" }).click();
  await page.getByRole("button", { name: "Disconnect and delete the data" }).click();
  await expect.poll(() => google.calls.some(({ path }) => path.endsWith("/revoke"))).toBe(true);
  await expect(page.getByRole("button", { name: "Connect Google", exact: true })).toBeVisible();
  await open(page, demand);
  await expect(page.getByRole("heading", { name: "No data is connected" })).toBeVisible();
});
