/** Runs the tests of all audits in a Vitest whose `defineAudit` applies a mutation. The product's code knows nothing of it. */
import type { Plugin } from "vitest/config";
import { startVitest, type TestModule } from "vitest/node";
import type { Mutation } from "./mutants.ts";

const root = new URL("../../../../", import.meta.url).pathname;
const folder = `${root}core/src/audits`;
const MUTATED = "\0mutated-audit.ts";
const IMPORT_OF_AUDIT = /^\.{1,2}\/audit\.ts$/;

const mutatedModule = (mutation: Mutation) => `
  import { mutant } from "${folder}/testing/mutants.ts";
  export * from "${folder}/audit.ts";
  export const defineAudit = (audit) => mutant("${mutation}", audit);`;

/** Replaces `defineAudit` for everything but the mutations themselves; the rest of its module stays. */
const mutating = (mutation: Mutation): Plugin => ({
  name: "mutate-audits",
  enforce: "pre",
  resolveId: (source, importer = "") =>
    IMPORT_OF_AUDIT.test(source) && !importer.includes("/testing/") ? MUTATED : null,
  load: (id) => (id === MUTATED ? mutatedModule(mutation) : null),
});

/** Without the cache on disk, because a module kept from one mutation would be reused for the next. */
const SETTINGS = {
  root,
  config: false as const,
  watch: false,
  include: ["core/src/audits/*/*.test.ts", "core/src/audits/check-audits.test.ts"],
  isolate: false,
  fsModuleCache: false,
};

/** `errors`: the names of what its tests and its imports threw. */
export type TestedAudit = { id: string; tests: number; errors: string[] };

/** By the name of the file; the tests of the table are named after their audits. */
function tested(module: TestModule): TestedAudit[] {
  const file = module.moduleId.replace(/^.*\/|\.test\.ts$/g, "");
  const tests = [...module.children.allTests()].filter(({ name }) => file !== TABLE || ID.test(name));
  const byAudit = Map.groupBy(tests, ({ name }) => (file === TABLE ? name : file));
  return [...byAudit].map(([id, own]) => {
    const thrown = [...module.errors(), ...own.flatMap((one) => one.result().errors ?? [])];
    return { id, tests: own.length, errors: thrown.map(({ name }) => name ?? "Error") };
  });
}

const TABLE = "check-audits";
const ID = /^[a-z-]+$/;

export async function runMutated(mutation: Mutation): Promise<TestedAudit[]> {
  const vitest = await startVitest(
    "test",
    [],
    { ...SETTINGS, reporters: [{}] },
    { plugins: [mutating(mutation)] },
  );
  const files = vitest.state.getTestModules().flatMap(tested);
  await vitest.close();
  return files;
}
