/** Makes everything that a release publishes and prints what that is, without publishing: `node scripts/release.ts [FOLDER]`. */
import { resolve } from "node:path";
import { makeRelease } from "./release/make-release.ts";

const folder = resolve(process.argv[2] ?? "dist");
const { GITHUB_REPOSITORY: repository = "OWNER/citeworthy", GITHUB_REF_NAME, GITHUB_REF_TYPE } = process.env;
const tag = GITHUB_REF_TYPE === "tag" ? (GITHUB_REF_NAME ?? null) : null;
console.log(await makeRelease(folder, { repository, tag }));
