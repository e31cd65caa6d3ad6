/** `npm run sbom -- FOLDER`: what a release contains, for those who have to check it. */
import { resolve } from "node:path";
import { writeBillOfMaterials } from "./supply-chain/bill-of-materials.ts";

const into = resolve(process.argv[2] ?? "release");
const { components } = writeBillOfMaterials(into);
console.log(`Wrote bom.cdx.json (${components} components) and THIRD-PARTY.txt to ${into}.`);
