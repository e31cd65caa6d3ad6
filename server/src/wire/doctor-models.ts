/** For a terminal: which models are connected, the test of the page "AI models" in the same words, and what runs on this machine. */
import { randomUUID } from "node:crypto";
import {
  isWeak,
  type ModelTest,
  testDollars,
  testSeconds,
  testSentences,
  testTokens,
} from "@citeworthy/core/product/models/model-test";
import pg from "pg";
import { findLocalServers } from "../adapters/ai/local/find-local-servers.ts";
import { noBooks } from "../adapters/ai/no-books.ts";
import { askOperatorSocket } from "../adapters/backup/operator-socket.ts";
import { type DoctorFinding, ok, problem, warning } from "../adapters/doctor/finding.ts";
import { localJudge } from "../adapters/judge/local-judge.ts";
import { jsonLines } from "../adapters/log/json-lines.ts";
import { sealer } from "../adapters/secrets/sealer.ts";
import { baseUrlOf, type Config } from "../config/config.ts";
import type { SavedSettings } from "../ports/ai/ai-settings.ts";
import type { LocalServer } from "../ports/ai/models.ts";
import { type TestedModel, testConnected } from "../usecases/ai/model-services.ts";
import { VENDOR_NAMES } from "../usecases/ai/vendors.ts";
import { openModels } from "./open-models.ts";
import { ownedBy } from "./owned-by.ts";

const ABOUT = "AI models";
const PATIENCE_MS = 5_000;

export async function checkModels(config: Config): Promise<DoctorFinding[]> {
  const [servers, tests] = await Promise.all([
    findLocalServers(config.ai.localPorts, config.patience),
    testsOf(config),
  ]);
  const used = tests.map(({ baseUrl }) => baseUrl);
  return [
    ...(tests.length === 0
      ? [ok(ABOUT, "None is connected. Reports use our own rules.")]
      : tests.map(findingOf)),
    ...servers.filter(({ baseUrl }) => !used.includes(baseUrl)).map((server) => foundServer(config, server)),
  ];
}

function findingOf({ id, model, test }: TestedModel): DoctorFinding {
  const about = `${ABOUT}, ${VENDOR_NAMES[id]} ${model}`;
  if (test.kind === "failed") return problem(about, test.text, test.fix);
  const text = passedText(test);
  if (test.isTooSlow) return warning(about, text, "Choose a smaller or a faster model.");
  return isWeak(test) ? warning(about, text, "Choose a larger model, or none.") : ok(about, text);
}

const passedText = (test: Extract<ModelTest, { kind: "passed" }>): string =>
  [
    `Time ${testSeconds(test.seconds)}, cost ${testDollars(test.costUsd)}, tokens ${testTokens(test)}.`,
    ...testSentences(test),
  ].join(" ");

const foundServer = (config: Config, { name, baseUrl, models }: LocalServer): DoctorFinding =>
  ok(
    ABOUT,
    `${name} runs on this machine (${baseUrl}) with ${models.slice(0, 5).join(", ")}. It is not used: turn it on at ${baseUrlOf(config)}/admin/ai-models.`,
  );

/** The process that runs on the embedded database tests its own models; otherwise the test is made from here. */
async function testsOf(config: Config): Promise<TestedModel[]> {
  if (config.databaseUrl === null) {
    const answered = await askOperatorSocket(config.dataDir, { action: "testModels" }).catch(() => null);
    if (answered !== null) return answered as TestedModel[];
  }
  const { secret, saved } = await savedIn(config);
  const log = jsonLines("silent");
  const clock = { now: () => new Date() };
  const parts = { ...noBooks(), redirectOf: async () => null, clock, log };
  const settings = { all: async () => saved };
  const models = openModels({ config, log }, parts, sealer(secret, "AI keys"), settings);
  const shared = localJudge(log);
  try {
    const book = { saveTest: async () => {} };
    const { judge } = ownedBy({ judge: shared }, "test of a model");
    return await testConnected({ models, book, judge, clock, newId: randomUUID });
  } finally {
    await shared.close();
  }
}

/** Only read: a database that can't be asked has nothing saved, and the check of the database says so. */
async function savedIn({
  databaseUrl,
  authSecret,
}: Config): Promise<{ secret: string; saved: SavedSettings }> {
  if (databaseUrl === null) return { secret: authSecret ?? "", saved: {} };
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; value: string }>(
      "select name, value from ai_settings",
    );
    const made = await client.query<{ value: string }>(
      "select value from instance_secrets where name = 'auth'",
    );
    return {
      secret: authSecret ?? made.rows[0]?.value ?? "",
      saved: Object.fromEntries(rows.map(({ name, value }) => [name, value])),
    };
  } catch {
    return { secret: "", saved: {} };
  } finally {
    await client.end().catch(() => {});
  }
}
