/** The one place that names the product, its operator's addresses and its links. */
import { DEFAULT_IDENTITY, givenIdentity, type Identity } from "./identity.ts";

/** Not a part of `site`, because every page's script carries that. */
export const TAGLINE = "Finds the words worth citing, and shows the proof for every number.";

const FIXED = {
  /** Stands for the address of the installation in prerendered files, until they are served. */
  host: "citeworthy.example",
  /** Shown in messages that ask for an address. */
  exampleUrl: "https://example.com",
} as const;

export const site: typeof FIXED & Identity = { ...FIXED, ...DEFAULT_IDENTITY, ...givenIdentity() };
