import { defineAudit, reported } from "../audit.ts";
import { count } from "../say.ts";

const INSTITUTION = /\.(?:edu|gov|mil)(?:\.[a-z]{2})?$|\.ac\.[a-z]{2}$/i;

export const institutionalLinks = defineAudit({
  id: "institutional-links",
  section: "content_authority",
  title: "Links to .gov and .edu",
  why: "Across 129,000 domains, such links showed no advantage (3.2 against 4.0 citations).",
  ledger: ["AU13"],
  run({ facts, quotes }) {
    const found = facts.references().filter((one) => INSTITUTION.test(one.host));
    return reported(
      found.length === 0
        ? "Not scored. No outbound link leads to a government or university site."
        : `Not scored. ${count(found.length, "outbound link leads", "outbound links lead")} to a government or university site.`,
      quotes(
        found.map((one) => one.link.text),
        1,
      ),
    );
  },
});
