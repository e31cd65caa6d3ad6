import { defineAudit, reported } from "../audit.ts";
import { count } from "../say.ts";

const INSTITUTION = /\.(?:edu|gov|mil)(?:\.[a-z]{2})?$|\.ac\.[a-z]{2}$/i;

export const institutionalLinks = defineAudit({
  id: "institutional-links",
  section: "content_authority",
  title: "Links to .gov and .edu",
  why: "A popular rule; counted over 129,000 domains there is no advantage. No points.",
  ledger: ["AU13"],
  run({ facts, quotes }) {
    const found = facts.references().filter((one) => INSTITUTION.test(one.host));
    return reported(
      `Not scored: ${count(found.length, "outbound link leads", "outbound links lead")} to such a domain.`,
      quotes(
        found.map((one) => one.link.text),
        1,
      ),
    );
  },
});
