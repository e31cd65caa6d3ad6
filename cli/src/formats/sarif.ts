/** SARIF 2.1.0, the format of code scanning: each problem with its line and column in the source file. */
import { createHash } from "node:crypto";
import { site } from "@citeworthy/core/product/identity/site";
import type { Problem } from "../findings/problem.ts";
import { type AnalyzedPage, type PageFormat, sentence, slashed } from "./format.ts";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

const isAddress = (name: string) => /^https?:\/\//i.test(name);

/** Files are relative to the folder of the call, so that a build server finds them in its checkout. */
const artifact = (name: string) =>
  isAddress(name)
    ? { uri: encodeURI(decodeSafely(name)) }
    : { uri: slashed(name).split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" };

function decodeSafely(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** The same problem of the same page keeps its fingerprint when lines move. */
const fingerprint = (name: string, rule: string) =>
  createHash("sha256")
    .update(`${slashed(name)}\n${rule}`)
    .digest("hex");

const ruleOf = ({ rule, title, why }: Problem) => ({
  id: rule,
  shortDescription: { text: title },
  fullDescription: { text: why },
  help: { text: why },
});

function resultOf(name: string, problem: Problem, hasBaseline: boolean) {
  const { rule, level, start, end, points, isNew } = problem;
  const region = {
    ...{ startLine: start.line, startColumn: start.column },
    ...{ endLine: end.line, endColumn: end.column },
  };
  return {
    ruleId: rule,
    level,
    message: { text: sentence(problem) },
    locations: [{ physicalLocation: { artifactLocation: artifact(name), region } }],
    partialFingerprints: { "citeworthy/v1": fingerprint(name, rule) },
    ...(hasBaseline && { baselineState: isNew ? "new" : "unchanged" }),
    properties: { points },
  };
}

export function sarifFormat({
  version,
  hasBaseline,
}: {
  version: string;
  hasBaseline: boolean;
}): PageFormat<AnalyzedPage> {
  const rules = new Map<string, ReturnType<typeof ruleOf>>();
  const results: ReturnType<typeof resultOf>[] = [];
  const notifications: object[] = [];
  return {
    page({ name, problems }) {
      for (const problem of problems) {
        rules.set(problem.rule, ruleOf(problem));
        results.push(resultOf(name, problem, hasBaseline));
      }
      return "";
    },
    failure(name, error) {
      const locations = [{ physicalLocation: { artifactLocation: artifact(name) } }];
      notifications.push({ level: "error", message: { text: error }, locations });
      return "";
    },
    end() {
      const driver = { name: site.name, semanticVersion: version, rules: [...rules.values()] };
      const isDone = notifications.length === 0;
      const invocations = [{ executionSuccessful: isDone, toolExecutionNotifications: notifications }];
      const run = { tool: { driver }, invocations, columnKind: "utf16CodeUnits", results };
      return `${JSON.stringify({ $schema: SCHEMA, version: "2.1.0", runs: [run] }, null, 2)}\n`;
    },
  };
}
