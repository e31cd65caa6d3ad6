import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type billOfMaterials, writeBillOfMaterials } from "./bill-of-materials.ts";
import { manifestOf } from "./locked-packages.ts";

test("a release lists every production package with version, hash and licence, and passes the licences on", () => {
  const into = mkdtempSync(join(tmpdir(), "citeworthy-release-"));
  onTestFinished(() => rmSync(into, { recursive: true, force: true }));
  writeBillOfMaterials(into);

  const bill: ReturnType<typeof billOfMaterials> = JSON.parse(
    readFileSync(join(into, "bom.cdx.json"), "utf8"),
  );
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "citeworthy" } } });
  expect(bill.components.length).toBeGreaterThan(150);
  for (const one of bill.components) {
    expect(one.version).toMatch(/^\d/);
    expect(one.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    expect(JSON.stringify(one.licenses)).toMatch(/"(id|expression)":"[^"]+"/);
  }
  const refs = new Set(bill.components.map((one) => one["bom-ref"]));
  expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  const listed = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
  const declared = ["", "core", "server", "web", "cli"].flatMap((workspace) =>
    Object.entries<string>(manifestOf(workspace).dependencies ?? {}),
  );
  const missing = declared.filter(
    ([name, version]) => !name.startsWith("@citeworthy/") && !listed.has(`pkg:npm/${name}@${version}`),
  );
  expect(missing).toEqual([]);

  const notices = readFileSync(join(into, "THIRD-PARTY.txt"), "utf8");
  expect(notices).toContain("Permission is hereby granted");
  for (const [name, version] of declared.filter(([name]) => !name.startsWith("@citeworthy/")))
    expect(notices).toContain(`${name} ${version}, `);
});
