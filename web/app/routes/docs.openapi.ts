/** The API in the form that tools read. */
import description from "../../../docs/openapi.json";

export const loader = () =>
  Response.json(description, { headers: { "Cache-Control": "public, max-age=3600" } });
