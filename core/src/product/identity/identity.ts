/** Who runs this installation. The operator sets these without a rebuild; what isn't set is not shown. */
export type SocialLink = { name: string; url: string };

export type Identity = {
  /** Letters, digits, spaces, dots and hyphens, so that it is safe in every file that names it. */
  name: string;
  /** The company or person behind the installation, for the legal pages. */
  operator: string | null;
  supportEmail: string | null;
  social: readonly SocialLink[];
  /** Where 'Access Customized Recommendations' of the monitor leads. */
  recommendationsUrl: string | null;
  /** The operator's own documents, in place of the pages that come with the product. */
  termsUrl: string | null;
  privacyUrl: string | null;
  imprintUrl: string | null;
  /** Analytics load only where an operator names an id, and only after consent. */
  analytics: { measurementId: string | null; tagManagerId: string | null };
};

export const DEFAULT_IDENTITY: Identity = {
  name: "Citeworthy",
  operator: null,
  supportEmail: null,
  social: [],
  recommendationsUrl: null,
  termsUrl: null,
  privacyUrl: null,
  imprintUrl: null,
  analytics: { measurementId: null, tagManagerId: null },
};

/**
 * The process and every page put the operator's values under this name before other modules load. A setting can't reach
 * a prerendered page or a built script in another way without a rebuild.
 */
export const IDENTITY_KEY = "citeworthyIdentity";

export const givenIdentity = (): Partial<Identity> | undefined =>
  (globalThis as { [IDENTITY_KEY]?: Partial<Identity> })[IDENTITY_KEY];
