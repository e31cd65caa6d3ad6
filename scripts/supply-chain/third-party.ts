/** The licences of everything that went into the bundle, which most of them ask to be passed on. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { licenceOf } from "./licences.ts";

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

const foldersOf = (modules: readonly string[]) =>
  [...new Set(modules.map((id) => PACKAGE.exec(id.replaceAll("\\", "/"))?.[1]))].filter(
    (one) => one !== undefined,
  );

export function thirdPartyNotices(modules: readonly string[]): string {
  const notices = foldersOf(modules)
    .filter((folder) => existsSync(join(folder, "package.json")))
    .map(noticeOf);
  return `${notices.sort().join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}

function noticeOf(folder: string): string {
  const { name, version, license: declared } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const license = licenceOf(name, version, declared);
  if (!license) throw new Error(`${name} declares no licence, so it can't be part of the package.`);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
  return `${name} ${version}, ${license}\n\n${text}`.trim();
}
