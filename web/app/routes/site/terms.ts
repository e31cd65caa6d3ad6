/** The terms are a part of the privacy page, unless the operator has a document elsewhere. */
import { site } from "@citeworthy/core/product/identity/site";
import { redirect } from "react-router";

export const loader = () => redirect(site.termsUrl ?? "/privacy#terms");
