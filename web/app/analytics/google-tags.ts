/** Google Analytics and Tag Manager. Loaded only if the operator configured an id, and only after consent. */
import { type PageViewSink, plugIn } from "./page-view.ts";

type Ids = { measurementId: string | null; tagManagerId: string | null };
type DataLayer = { dataLayer?: unknown[] };

const HOST = "https://www.googletagmanager.com";

function load(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}

export function startGoogleTags({ measurementId, tagManagerId }: Ids): void {
  const holder = window as DataLayer;
  holder.dataLayer ??= [];
  const layer = holder.dataLayer;
  // Google's tag reads the arguments object itself, so this cannot be an arrow function with a rest parameter.
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  if (measurementId) {
    load(`${HOST}/gtag/js?id=${encodeURIComponent(measurementId)}`);
    gtag("js", new Date());
    gtag("config", measurementId, { send_page_view: false });
  }
  if (tagManagerId) {
    layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    load(`${HOST}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
  }
  const sink: PageViewSink = (path) => {
    if (measurementId) gtag("event", "page_view", { page_path: path });
    if (tagManagerId) layer.push({ event: "page_view", page_path: path });
  };
  plugIn(sink);
}
