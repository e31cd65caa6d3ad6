import { defineAudit, scored } from "../audit.ts";
import { count } from "../say.ts";

const MOST_REDIRECTS = 2;

export const delivery = defineAudit({
  id: "delivery",
  section: "technical_implementation",
  title: "Secure, found and without detours",
  why: "About a third of assistants' fetches end in an error; each detour is a chance to give up.",
  ledger: ["TE5"],
  part: 0.15,

  run({ evidence }) {
    const secure = evidence.url.startsWith("https:");
    const ok = evidence.status >= 200 && evidence.status < 300;
    const direct = evidence.redirects.length <= MOST_REDIRECTS;
    const share = (ok ? 0.5 : 0) + (secure ? 0.3 : 0) + (direct ? 0.2 : 0);
    return scored(
      share,
      `Status ${evidence.status}, ${secure ? "https" : "no https"}, ${count(evidence.redirects.length, "redirect")}.`,
      {
        fix: [
          "Serve the page over https at the address people link to, in one step.",
          "Redirect http to https once, straight to the final address.",
          "Link to the final address everywhere, so that no redirect is needed.",
        ],
      },
    );
  },
});
