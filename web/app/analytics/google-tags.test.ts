import { parseHTML } from "linkedom";
import { afterEach, expect, test, vi } from "vitest";
import { startGoogleTags } from "./google-tags.ts";
import { pageView } from "./page-view.ts";

afterEach(() => vi.unstubAllGlobals());

/** The page views that Google's scripts would find in the data layer, with their tag. */
const viewsIn = (layer: unknown[]) =>
  layer.flatMap((entry) => {
    const [command, event, details] = Array.from(entry as ArrayLike<unknown>);
    if (command === "event" && event === "page_view")
      return `gtag ${(details as { page_path: string }).page_path}`;
    const { event: name, page_path } = entry as { event?: string; page_path?: string };
    return name === "page_view" ? `gtm ${page_path}` : [];
  });

test("starting loads each configured tag and reports the current page and every later one once", () => {
  const { document } = parseHTML("<html><head></head><body></body></html>");
  const page: { dataLayer?: unknown[] } = {};
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", page);
  const loaded = () =>
    Array.from(document.querySelectorAll("script"), (script) => script.getAttribute("src"));
  pageView("/");
  expect(loaded()).toEqual([]);

  startGoogleTags({ measurementId: "G-1", tagManagerId: "GTM-1" });
  pageView("/about");
  expect(loaded()).toEqual([
    "https://www.googletagmanager.com/gtag/js?id=G-1",
    "https://www.googletagmanager.com/gtm.js?id=GTM-1",
  ]);
  expect(viewsIn(page.dataLayer ?? [])).toEqual(["gtag /", "gtm /", "gtag /about", "gtm /about"]);
});
