/** Loaded before everything else that names the product: passes the operator's values on to `site`. */
import { IDENTITY_KEY } from "@citeworthy/core/product/identity/identity";
import { identityFrom } from "./config/identity-config.ts";

const { identity } = identityFrom(process.env);
if (identity !== null) Object.assign(globalThis, { [IDENTITY_KEY]: identity });
