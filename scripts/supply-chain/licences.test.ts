import { expect, test } from "vitest";
import { isLicenceKept, licenceOf } from "./licences.ts";
import { foreignPackages, nameOf } from "./locked-packages.ts";

test("every locked package has a licence on the list", () => {
  const others = foreignPackages
    .map(([path, { version, license, dev = false }]) => {
      const name = nameOf(path);
      return { name, licence: licenceOf(name, version, license), isDev: dev };
    })
    .filter((one) => !isLicenceKept(one));

  expect(others).toEqual([]);
});

test("a licence by its text is known for one version only", () => {
  expect(licenceOf("png-js", "2.0.0")).toBe("MIT");
  expect(licenceOf("png-js", "2.0.1")).toBeUndefined();
  expect(licenceOf("png-js", "2.0.0", "GPL-3.0-only")).toBe("GPL-3.0-only");
});

test.each([
  ["MIT", false, true],
  ["GPL-3.0-only", true, false],
  ["MPL-2.0", false, false],
  ["MPL-2.0", true, true],
  ["(GPL-2.0 OR MIT)", false, true],
  ["MIT AND GPL-2.0", false, false],
  [undefined, true, false],
])("%s, only for development: %s, may be used: %s", (licence, isDev, isKept) => {
  expect(isLicenceKept({ name: "any", licence, isDev })).toBe(isKept);
});
