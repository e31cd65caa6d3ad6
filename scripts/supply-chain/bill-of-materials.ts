/**
 * What a release contains: a CycloneDX list of every package that runs in production, and their licences. It is made from
 * the lockfile, because `npm sbom --omit=dev` leaves out packages that some workspace also uses for development.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { licenceOf } from "./licences.ts";
import {
  foreignPackages,
  type LockedPackage,
  lockfile,
  manifestOf,
  nameOf,
  ROOT,
} from "./locked-packages.ts";
import { thirdPartyNotices } from "./third-party.ts";

type Entry = [path: string, locked: LockedPackage];

const production: Entry[] = foreignPackages.filter(([, { dev }]) => !dev);
const refOf = ([path, { version }]: Entry) => `pkg:npm/${nameOf(path).replace("@", "%40")}@${version}`;

function component(entry: Entry) {
  const [path, { version, integrity = "", license: declared, optional }] = entry;
  const license = licenceOf(nameOf(path), version, declared) ?? "";
  const [algorithm, hash] = integrity.split("-");
  return {
    type: "library",
    "bom-ref": refOf(entry),
    name: nameOf(path),
    version,
    scope: optional ? "optional" : "required",
    ...(algorithm === "sha512" && {
      hashes: [{ alg: "SHA-512", content: Buffer.from(hash ?? "", "base64").toString("hex") }],
    }),
    licenses: [license.includes(" ") ? { expression: license } : { license: { id: license } }],
    purl: refOf(entry),
  };
}

/** As Node looks for a package: inside the one that asks, then outward. */
function find(name: string, asker: string): Entry | null {
  const path = `${asker ? `${asker}/` : ""}node_modules/${name}`;
  const found = lockfile.packages[path];
  if (found) return found.link ? null : [path, found];
  if (asker === "") return null;
  return find(name, asker.slice(0, Math.max(0, asker.lastIndexOf("/node_modules/"))));
}

function dependencies(entry: Entry) {
  const [path, { dependencies = {}, optionalDependencies = {} }] = entry;
  const found = Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => find(name, path));
  return { ref: refOf(entry), dependsOn: found.filter((one) => one !== null).map(refOf) };
}

/** One for each version, wherever it is installed. */
const once = <One>(all: One[], key: (one: One) => string): One[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
];

export function billOfMaterials() {
  const { name, version, license } = manifestOf("");
  const packages = once(production, refOf);
  const product = `pkg:npm/${name}@${version}`;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": product,
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
    components: packages.map(component),
    dependencies: packages.map(dependencies),
  };
}

/** `into` gets `bom.cdx.json` and `THIRD-PARTY.txt`. Packages for other platforms are listed but not installed here. */
export function writeBillOfMaterials(into: string): { components: number } {
  const bill = billOfMaterials();
  const installed = production
    .map(([path]) => join(ROOT, path, "package.json"))
    .filter((file) => existsSync(file));
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, "bom.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(into, "THIRD-PARTY.txt"), thirdPartyNotices(installed));
  return { components: bill.components.length };
}
