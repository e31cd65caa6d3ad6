import type { Plugin } from "vite";

/**
 * The router can report its own work to a tracing tool. We pass it none, so that code never runs in the browser, but
 * it can't be shaken out, because the router imports it by name. A router that imports more fails the build.
 * Decision 012.
 */
export const withoutTracing: Plugin = {
  name: "without-tracing",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /^\.\/instrumentation\.js$/ },
    handler: (_, importer = "") =>
      /react-router[\\/]dist[\\/]production[\\/]/.test(importer) ? "\0without-tracing" : null,
  },
  load: {
    filter: { id: /^\0without-tracing$/ },
    handler: () =>
      "export const consumeInstrumentationClientResultMetaReceiver = () => undefined;" +
      "export const getRouteInstrumentationUpdates = () => ({});" +
      "export const instrumentClientSideRouter = (router) => router;",
  },
};
