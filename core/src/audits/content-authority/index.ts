/** The audits of the section "content authority", in the order of the results. */
import type { Audit } from "../audit.ts";
import { attributedQuotations } from "./attributed-quotations.ts";
import { authorSchema } from "./author-schema.ts";
import { byline } from "./byline.ts";
import { inlineCitations } from "./inline-citations.ts";
import { institutionalLinks } from "./institutional-links.ts";
import { originalData } from "./original-data.ts";
import { publisherIdentity } from "./publisher-identity.ts";
import { sitePolicies } from "./site-policies.ts";
import { sourcedNumbers } from "./sourced-numbers.ts";
import { textForModels } from "./text-for-models.ts";
import { unsupportedClaims } from "./unsupported-claims.ts";
import { userGenerated } from "./user-generated.ts";

export const contentAuthority: readonly Audit[] = [
  attributedQuotations,
  authorSchema,
  byline,
  inlineCitations,
  institutionalLinks,
  originalData,
  publisherIdentity,
  sitePolicies,
  sourcedNumbers,
  textForModels,
  unsupportedClaims,
  userGenerated,
];
