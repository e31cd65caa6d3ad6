/** Secrets may be in files, as containers and systemd provide them: `AUTH_SECRET_FILE=/run/secrets/auth` sets AUTH_SECRET. */
import { readFileSync } from "node:fs";
import { errorCode } from "../error-code.ts";

/** What nobody should read from a process list, a container's description or a crash report. */
export const SECRETS = [
  "DATABASE_URL",
  "AUTH_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "SMTP_URL",
  "DODO_API_KEY",
  "DODO_WEBHOOK_KEY",
  "OPENAI_API_KEY",
  "PERPLEXITY_API_KEY",
  "GEMINI_API_KEY",
  "ANTHROPIC_API_KEY",
  "LLM_API_KEY",
  "METRICS_TOKEN",
] as const;

type Environment = Record<string, string | undefined>;
type Found = { environment: Environment; problems: string[] };

function readSecret(name: string, path: string): { value: string } | { problem: string } {
  try {
    const value = readFileSync(path, "utf8").trim();
    return value ? { value } : { problem: `${name}_FILE: the file ${path} is empty` };
  } catch (error) {
    const code = errorCode(error) ?? "unreadable";
    return { problem: `${name}_FILE: the file ${path} could not be read (${code})` };
  }
}

/** Problems name the variable and the file, never what is in it. */
export function withSecretFiles(given: Environment): Found {
  const environment = { ...given };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) {
      problems.push(`${name} and ${name}_FILE: set only one of them`);
      continue;
    }
    const secret = readSecret(name, path);
    if ("problem" in secret) problems.push(secret.problem);
    else environment[name] = secret.value;
  }
  return { environment, problems };
}
