import { defineCheckAudit } from "../check-audit.ts";

export const unsupportedClaims = defineCheckAudit({
  id: "unsupported-claims",
  section: "content_authority",
  title: "Unsupported claims",
  why: "Rules learned from AI engines ask for claims that can be verified.",
  ledger: ["AU14"],
  about: "facts",
  needsLanguage: true,
  check: "unsupported_claims",
  passed: "We found no strong claims without support.",
  failed: "The page makes strong claims without support.",
  fix: "Add a source to the strongest claim, or limit the claim to what you can show.",
});
