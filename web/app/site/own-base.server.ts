/** The address this site is served from, for files that must name it in full. */
import { site } from "@citeworthy/core/product/identity/site";
import type { RouterContextProvider } from "react-router";
import { services } from "../services.server.ts";

export const ownBase = (context: Readonly<RouterContextProvider>): string =>
  (context.get(services)?.baseUrl ?? `https://${site.host}`).replace(/\/+$/, "");
