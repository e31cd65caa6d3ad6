/** The API in the form that tools read. */
import { inOperatorsName } from "@citeworthy/core/product/identity/operators-name";
import description from "../../../../docs/openapi.json";

export const loader = () =>
  Response.json(inOperatorsName(description), { headers: { "Cache-Control": "public, max-age=3600" } });
