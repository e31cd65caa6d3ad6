/** The licences that a package may have. A new one is read by a person before it gets a row. */

/** May be part of what we give to others: permissive, without conditions but to pass the licence on. */
const PASSED_ON = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  "Zlib",
];

/** May be used for building and testing, because nothing of the package itself is passed on. */
const ONLY_USED = ["CC0-1.0", "Python-2.0", "CC-BY-4.0", "MPL-2.0"];

/** Passed on although the licence has conditions, which we meet. */
const MET: Record<string, string> = {
  // Fonts, in their original form and with their licence.
  "@fontsource-variable/inter": "OFL-1.1",
  "@fontsource-variable/newsreader": "OFL-1.1",
  // The fonts of PDFs are cut out of it; the licence is beside them.
  "@expo-google-fonts/inter": "MIT AND OFL-1.1",
};
/** Packages that declare no licence but come with its text. With their version, so that the next one is read again. */
const BY_TEXT: Record<string, string> = {
  "png-js@2.0.0": "MIT",
};
export const licenceOf = (name: string, version = "", declared?: string): string | undefined =>
  declared ?? BY_TEXT[`${name}@${version}`];

/** Installed with a package that runs in production, but only called while the pages are built. */
const BUILDS_ONLY = /^lightningcss(-|$)/;

type Licensed = { name: string; licence: string | undefined; isDev: boolean };

/** SPDX: one side of an OR is enough, both sides of an AND are needed. */
function allows(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  if (bare.includes(" OR ")) return bare.split(" OR ").some((side) => allows(side, allowed));
  return bare.split(" AND ").every((one) => allowed.includes(one));
}

export function isLicenceKept({ name, licence, isDev }: Licensed): boolean {
  if (licence === undefined) return false;
  if (MET[name] === licence) return true;
  const isOnlyUsed = isDev || BUILDS_ONLY.test(name);
  return allows(licence, isOnlyUsed ? [...PASSED_ON, ...ONLY_USED] : PASSED_ON);
}
