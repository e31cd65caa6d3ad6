/** Before the journeys: the stub site and the real product, and where they are, for the tests to know. */
import { preparedDataDir, startDodo } from "@citeworthy/server/testing";
import { startGoogle } from "./product/google.ts";
import { place } from "./product/place.ts";
import { preparedData } from "./product/prepared-data.ts";
import { startProduct } from "./product/start-product.ts";
import { startStubSite } from "./stub-site/stub-site.ts";

/** Alone it starts in a few seconds. One whose process ends is seen at once; this is for one that never answers. */
const START_LIMIT_MS = 300_000;

export default async function setup() {
  preparedData.announce(await preparedDataDir());
  const stub = await startStubSite();
  const google = await startGoogle();
  const dodo = await startDodo();
  // One product is left out: its button has to say so.
  const { DODO_PRODUCT_PRO_YEARLY: _missing, ...payments } = dodo.environment;
  const settings = {
    ...payments,
    NODE_OPTIONS: `--import ${new URL("./product/google-on-loopback.ts", import.meta.url).href}`,
    STUB_GOOGLE_URL: google.url,
    FETCH_ALLOW_HOSTS: new URL(stub.url).host,
    TRUSTED_PROXIES: "1",
    SUPPORT_EMAIL: "support@citeworthy.test",
    SOCIAL_LINKS:
      "https://www.linkedin.com/company/journeys,https://x.com/journeys,https://www.youtube.com/@journeys",
    RECOMMENDATIONS_URL: "https://journeys.test/recommendations",
    GOOGLE_CLIENT_ID: "journeys.apps.example",
    GOOGLE_CLIENT_SECRET: "only-for-journeys",
    ADMIN_EMAILS: "admin@journeys.example",
  };
  const product = await startProduct("main", settings, START_LIMIT_MS);
  dodo.sendMessagesTo(product.url);
  place.announce({ baseUrl: product.url, dataDir: product.dataDir, stubSite: stub.url });
  return async () => {
    await product.stop();
    await Promise.all([stub.stop(), google.stop(), dodo.close()]);
  };
}
