/** Which version of the product this is, from the package at the top of the repository. */
import { readFileSync } from "node:fs";

const file = new URL("../../package.json", import.meta.url);

export const productVersion = (): string =>
  (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
