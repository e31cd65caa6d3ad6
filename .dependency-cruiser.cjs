/** The floors of the house, kept by machine. Arrows only go down: web and cli -> server -> core. */
const from = (path, pathNot) => ({ path, ...(pathNot && { pathNot }) });

/** The folders of core, lowest first: each may import those before it. */
const CORE_FOLDERS =
  "language page contract product messages ledger source facts logs sentences gate reading audits score visibility imports cited requests advice article edits analysis report history projects optimize drafts generators worklist client-report demand".split(
    " ",
  );

const coreOrder = CORE_FOLDERS.slice(0, -1).map((folder, at) => ({
  name: "core-order",
  comment: "a folder of core imports only those before it in CORE_FOLDERS",
  severity: "error",
  from: from(`^core/src/${folder}/`, "[.](test|proof)[.]ts$|/testing/"),
  to: { path: `^core/src/(${CORE_FOLDERS.slice(at + 1).join("|")})/` },
}));

module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "core-uses-nothing",
      comment: "core is true without a network, a database, a clock or a screen",
      severity: "error",
      from: from("^core/src", "[.](test|proof)[.]ts$"),
      to: { path: "^(server|web|cli|e2e)/", dependencyTypesNot: ["npm"] },
    },
    {
      name: "core-without-node",
      severity: "error",
      from: from("^core/src", "[.](test|proof)[.]ts$"),
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "lab-beside-the-product",
      comment: "the image leaves the lab out",
      severity: "error",
      from: from("^(core|server|web|cli|e2e|scripts)/"),
      to: { path: "^lab/" },
    },
    { name: "server-below-web", severity: "error", from: from("^server/"), to: { path: "^(web|cli|e2e)/" } },
    { name: "web-and-cli-apart", severity: "error", from: from("^web/"), to: { path: "^cli/" } },
    { name: "cli-and-web-apart", severity: "error", from: from("^cli/"), to: { path: "^web/" } },
    {
      name: "server-by-its-doors",
      comment: "packages open only by the files that package.json exports",
      severity: "error",
      from: from("^(web|cli|e2e)/"),
      to: { path: "^server/src/", pathNot: "[.]server[.]ts$" },
    },
    {
      name: "pages-ask-one-door",
      comment: "services.server.ts is the only way from pages to the server",
      severity: "error",
      from: from("^web/app/", "^web/app/services[.]server[.]ts$|[.]test[.]tsx?$"),
      to: { path: "^server/src/" },
    },
    {
      name: "use-cases-see-no-adapters",
      severity: "error",
      from: from("^server/src/usecases/", "[.](test|proof)[.]ts$"),
      to: { path: "^server/src/(adapters|http|jobs|wire)" },
    },
    {
      name: "edge-and-jobs-see-no-adapters",
      comment: "only wire.ts names concrete adapters",
      severity: "error",
      from: from("^server/src/(http|jobs)/", "[.](test|proof)[.]ts$"),
      to: { path: "^server/src/adapters/" },
    },
    {
      name: "adapters-serve-ports",
      severity: "error",
      from: from("^server/src/adapters/", "[.](test|proof)[.]ts$"),
      to: { path: "^server/src/(usecases|http|jobs|wire)" },
    },
    {
      name: "ports-name-no-world",
      severity: "error",
      from: from("^server/src/ports/"),
      to: { path: "^server/src/(usecases|adapters|http|jobs|wire)" },
    },
    {
      name: "pg-boss-in-its-adapter",
      comment: "the queue's vendor is known to the queue and to the database that it runs on",
      severity: "error",
      from: from("^(core|server|web|cli|e2e)/", "^server/src/adapters/(queue|db)/"),
      to: { path: "(^|/)node_modules/pg-boss/" },
    },
    {
      name: "features-do-not-meet",
      comment: "a route brings features together",
      severity: "error",
      from: { path: "^web/app/features/([^/]+)/" },
      to: { path: "^web/app/features/([^/]+)/", pathNot: "^web/app/features/$1/" },
    },
    {
      name: "features-below-routes",
      severity: "error",
      from: from("^web/app/(features|ui)/"),
      to: { path: "^web/app/(routes/|root[.]tsx)" },
    },
    {
      name: "ui-knows-no-meaning",
      severity: "error",
      from: from("^web/app/ui/"),
      to: { path: "^web/app/(features|routes)/" },
    },
    {
      name: "audit-sections-do-not-meet",
      severity: "error",
      from: { path: "^core/src/audits/([^/]+)/" },
      to: { path: "^core/src/audits/([^/]+)/", pathNot: "^core/src/audits/$1/" },
    },
    ...coreOrder,
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(web/build|[.]react-router)" },
    tsConfig: { fileName: "web/tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
