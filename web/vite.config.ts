import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { content } from "./content/compile/content-plugin.ts";

/** The frame around every page: what `root.tsx` needs before anything else. */
const FRAME =
  /web[\\/]app[\\/](root|site[\\/]page-meta|session[\\/](?!auth-request|auth-page|sign)|analytics[\\/](?!google|consent)|features[\\/]shell[\\/](?!footer|not-found|tools-rows|menu-rows)|features[\\/]marketing[\\/]closing-call|features[\\/]admin[\\/]verifying-access|delivery[\\/](nonce|plain-click|still|use-hydrated)[.]|ui[\\/](figures[\\/]day-words|feedback[\\/](problem|spinner|toast)|form[\\/](button|input-class)|layout[\\/]page|marks[\\/](classes|icons|logo))[.])|core[\\/]src[\\/](messages[\\/]connection|product[\\/](accounts[\\/]saved-redirect|identity[\\/]site|plans[\\/]trial-days))[.]/;

/** Small things that nearly every page of the app shows. A page about the product needs none of them. */
const PARTS =
  /web[\\/]app[\\/]ui[\\/](feedback[\\/]notice|figures[\\/](date-text|effort-impact-badge|tiny-ring)|form[\\/]copy-button|layout[\\/]card)[.]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])|lucide-react[\\/].*[\\/](arrow-right|check|x)[.]|core[\\/]src[\\/]contract[\\/](bands|title-from-address)[.]/;

/** What a report shows before anything in it is opened. */
const REPORT =
  /web[\\/]app[\\/]features[\\/]results[\\/](result|(edits|reading|score|text)[\\/](?!reading-form|score-plot|history|text-[bdt]|quoted|next-view)|sections[\\/](section-(area|names|row)|snippet|use-))/;

/**
 * What pages have in common travels in a few files, not in forty: a phone waits for each. The rest goes where it is
 * used. A group takes along whatever its files need, so it holds only files that need little.
 */
const groups = [
  { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
  { name: "frame", test: FRAME, priority: 1 },
  { name: "parts", test: PARTS, priority: 1 },
  // Without its own group it would be in the report's, and blog pages would load the whole report for it.
  { name: "badge", test: /web[\\/]app[\\/]ui[\\/]figures[\\/]badge[.]/, priority: 2 },
  { name: "report", test: REPORT, priority: 1 },
  {
    name: "bylines",
    test: /features[\\/]blog[\\/](article-cards|avatar|byline|day-text|tag-list)[.]/,
    priority: 1,
  },
];

/**
 * The router can report its own work to a tracing tool. We pass it none, so in the browser that part is never run; it
 * cannot be left out by itself, because the router asks for it by name. A router that asks for more fails the build.
 */
const withoutTracing: Plugin = {
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

/** For browsers this package reads names of signs with the DOM, which a worker doesn't have. */
const SIGN_NAMES = "decode-named-character-reference";
const signNamesWithoutDom = fileURLToPath(import.meta.resolve(SIGN_NAMES));
const withoutDom: Plugin = {
  name: "without-dom",
  enforce: "pre",
  resolveId: { filter: { id: /^decode-named-character-reference$/ }, handler: () => signNamesWithoutDom },
};

export default defineConfig(({ command }) => ({
  plugins: [withoutTracing, content(), tailwindcss(), reactRouter()],
  // While developing, workers share the modules of the page.
  resolve: { tsconfigPaths: true, alias: command === "serve" ? { [SIGN_NAMES]: signNamesWithoutDom } : {} },
  worker: { format: "es", plugins: () => [withoutDom] },
  // The content policy allows fonts and scripts from this site only, so nothing is inlined as data.
  // What is fetched on demand names its own parts: lists of them would weigh on every page that may ask for it.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
  },
}));
