import { defineAudit, scored } from "../audit.ts";

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

export const publisherIdentity = defineAudit({
  id: "publisher-identity",
  section: "content_authority",
  title: "The publisher has one name",
  why: "One name in title, tags and footer lets a reader and a machine know whose page it is.",
  ledger: ["AU7"],
  part: 0.3,

  run({ page, quotes }) {
    const site =
      page.structuredData.openGraph["og:site_name"]?.[0] ??
      page.metas.find((meta) => meta.name === "application-name")?.content;
    const host = plain((URL.parse(page.url)?.hostname ?? "").replace(/^www\./, "").split(".")[0] ?? "");
    const title = page.titleTag?.value ?? "";
    const tail = title.split(/\s[|–—·-]\s/).at(-1) ?? "";
    const suffix = title !== tail ? tail : "";
    const name = site ?? suffix;
    const places = [
      site,
      suffix,
      page.boilerplate.some(
        (piece) => piece.kind === "footer" && name !== "" && plain(piece.text).includes(plain(name)),
      )
        ? name
        : undefined,
    ].filter((one) => one !== undefined && one !== "");
    const agrees =
      name !== "" &&
      (places.every((one) => plain(one ?? "") === plain(name)) ||
        plain(name).includes(host) ||
        host.includes(plain(name)));
    const share = name === "" ? 0 : Math.min(1, 0.4 + 0.3 * (places.length - 1)) * (agrees ? 1 : 0.6);
    return scored(
      share,
      name === ""
        ? "The page does not say who publishes it."
        : `The publisher's name stands in ${places.length} of 3 places (tag, title, footer).`,
      {
        fix: [
          "Write the same publisher name at the end of the title, in og:site_name and in the footer.",
          "Settle on one spelling of the name and use it in all three places.",
          "Add og:site_name and the name after the title.",
        ],
        quotes: quotes(name === "" ? [] : [name]),
        snippet: site
          ? null
          : {
              language: "html",
              code: `<meta property="og:site_name" content="${name === "" ? "[publisher]" : name.replace(/"/g, "&quot;")}">`,
            },
      },
    );
  },
});
