/** Before the journeys: the stub site and the real product, and where they are, for the tests to know. */
import { place } from "./product/place.ts";
import { startProduct } from "./product/start-product.ts";
import { startStubSite } from "./stub-site.ts";

export default async function setup() {
  const stub = await startStubSite();
  const product = await startProduct("main", {
    FETCH_ALLOW_HOSTS: new URL(stub.url).host,
    FETCH_ALLOW_HOSTS_IN_PRODUCTION: "yes",
    TRUSTED_PROXIES: "1",
    GOOGLE_CLIENT_ID: "journeys.apps.example",
    GOOGLE_CLIENT_SECRET: "only-for-journeys",
    ADMIN_EMAILS: "admin@journeys.example",
  });
  place.announce({ baseUrl: product.url, dataDir: product.dataDir, stubSite: stub.url });
  return async () => {
    await product.stop();
    await stub.stop();
  };
}
