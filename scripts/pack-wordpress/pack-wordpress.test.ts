import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PLUGIN, packWordpress, pluginFiles, SHARED_FACTS } from "./pack-wordpress.ts";
import { sharedFactsPhp } from "./shared-facts.ts";
import { zipOf } from "./zip-of.ts";

const read = (file: string) => readFileSync(join(PLUGIN, file), "utf8");
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));
const phpFiles = pluginFiles().filter((file) => file.endsWith(".php"));

test("the plug-in knows the crawlers and bands of the product: run node scripts/pack-wordpress.ts if not", () => {
  expect(read(SHARED_FACTS)).toBe(sharedFactsPhp());
});

test("the plug-in has the product's version, in all three places", () => {
  const main = read("citeworthy.php");
  expect(/^ \* Version: +(\S+)$/m.exec(main)?.[1]).toBe(version);
  expect(/const VERSION += '(.+)';/.exec(main)?.[1]).toBe(version);
  expect(/^Stable tag: (\S+)$/m.exec(read("readme.txt"))?.[1]).toBe(version);
});

test("the same files give the same zip, in one folder, with the licence", () => {
  const folder = mkdtempSync(join(tmpdir(), "citeworthy-pack-"));
  try {
    const first = readFileSync(packWordpress(folder));
    expect(readFileSync(packWordpress(folder)).equals(first)).toBe(true);
    expect(first.includes("citeworthy/citeworthy.php")).toBe(true);
    expect(first.includes("citeworthy/LICENSE")).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a zip has each file's bytes, its checksum, and a directory that counts them", () => {
  const zip = zipOf([
    { name: "a.txt", bytes: Buffer.from("one") },
    { name: "b.txt", bytes: Buffer.from("two") },
  ]);
  expect(zip.readUInt32LE(0)).toBe(0x04034b50);
  // The checksum of "one" as other programs compute it.
  expect(zip.readUInt32LE(14)).toBe(0x7a6c86f1);
  expect(zip.subarray(30, 38).toString()).toBe("a.txtone");
  const end = zip.length - 22;
  expect([zip.readUInt32LE(end), zip.readUInt16LE(end + 10)]).toEqual([0x06054b50, 2]);
  const directory = zip.readUInt32LE(end + 16);
  expect(zip.readUInt32LE(directory)).toBe(0x02014b50);
});

test.each(phpFiles)("%s can't be called by itself", (file) => {
  expect(read(file)).toMatch(/^defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m);
});
