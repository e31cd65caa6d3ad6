/** The door to pages that lie in files: decoded and replayed as if they had been fetched. Opens without a network. */

export { decodeText } from "./adapters/pages/decode-text.ts";
export { evidenceFromJson, evidenceToJson } from "./adapters/pages/evidence-file.ts";
export { parseSitemap } from "./adapters/pages/sitemap-file.ts";
export { AppError } from "./errors.ts";
