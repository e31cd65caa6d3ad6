import { eachNode, textsOf } from "../../facts/structured.ts";
import type { PageModel } from "../../page/page-model.ts";
import { siteName } from "../../reading/question/site-name.ts";
import { defineAudit, scored } from "../audit.ts";
import { siteNameTag } from "../snippets.ts";

/** An organization that the page describes is its publisher, also where no article names it as such. */
const organizationIn = ({ structuredData }: PageModel): string | undefined =>
  eachNode(structuredData.nodes)
    .filter((node) => textsOf(node["@type"]).includes("Organization"))
    .flatMap((node) => textsOf(node.name))[0];

export const publisherIdentity = defineAudit({
  id: "publisher-identity",
  section: "content_authority",
  title: "Publisher name in the code",
  why: "Often advised; no measured effect.",
  ledger: ["AU7"],
  part: 0.3,

  run({ page }) {
    const name = page.publisher?.value ?? organizationIn(page);
    if (name) return scored(1, `A tag or structured data names the publisher: ${name}.`);
    return scored(0, "No og:site_name tag and no structured data names the publisher.", {
      fix: "Add an og:site_name tag with the publisher's name.",
      snippet: siteNameTag(siteName(page)),
    });
  },
});
