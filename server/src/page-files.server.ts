/** The door to pages that lie in files: decoded and replayed as if they had been fetched. Opens without a network. */

export { evidenceFromJson, evidenceToJson } from "./adapters/pages/evidence-file.ts";
export { decodeText } from "./adapters/pages/requests/decode-text.ts";
export { parseSitemap } from "./adapters/pages/sitemap/sitemap-file.ts";
export { AppError } from "./errors.ts";
