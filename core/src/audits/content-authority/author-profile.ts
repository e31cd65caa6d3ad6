import { defineAudit, scored } from "../audit.ts";

const PROFILE =
  /\/(?:authors?|people|team|staff|experts?|profile|contributors?|autor(?:en)?|auteur|about-the-author)\b/i;
const BIO =
  /\b(?:about the author|is an? (?:senior |lead |freelance |certified |staff )?(?:\w+ )?(?:writer|editor|journalist|reporter|researcher|engineer|analyst|consultant|professor|physician|doctor|author|specialist|expert|columnist|correspondent)|years of experience|über den autor|à propos de l['’]auteur)\b/i;

export const authorProfile = defineAudit({
  id: "author-profile",
  section: "content_authority",
  title: "The author's standing is told",
  why: "Readers and engines can weigh a claim when they can see who makes it.",
  ledger: ["AU5"],
  part: 0.4,

  run({ page, quotes }) {
    const link = page.links.find(
      (one) => one.rel.includes("author") || PROFILE.test(URL.parse(one.href ?? "")?.pathname ?? ""),
    );
    const bio =
      BIO.exec(page.text) ??
      page.boilerplate.map((piece) => BIO.exec(piece.text)).find((match) => match !== null);
    const share = (link ? 0.5 : 0) + (bio ? 0.5 : 0);
    const who = page.author ? ` about ${page.author.value}` : "";
    return scored(
      share,
      `${link ? "A link leads to an author's page" : "No link leads to an author's page"}; ${bio ? "a line tells who the author is" : "no line tells who the author is"}.`,
      {
        fix: [
          `Add one line${who}: role, field, years in it, and a link to the profile.`,
          `Link the byline to a page${who} with training and other work.`,
          "Close with two sentences on who wrote this and why they know.",
        ],
        quotes: quotes(link?.text ? [link.text] : []),
      },
    );
  },
});
