/** A sink that needs no consent: it dispatches a document event, which stays in the browser. */
import type { PageViewSink } from "./page-view.ts";

export const PAGE_VIEW_EVENT = "app:page-view";

export const documentEvent: PageViewSink = (path) => {
  document.dispatchEvent(new CustomEvent(PAGE_VIEW_EVENT, { detail: { path } }));
};
