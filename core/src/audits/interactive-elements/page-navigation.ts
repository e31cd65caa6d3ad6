import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count, outOf } from "../say.ts";

const LONG = 700;

export const pageNavigation = defineAudit({
  id: "page-navigation",
  section: "interactive_elements",
  title: "Sections can be linked to",
  why: "Anchors let an engine or a reader point at the passage itself.",
  ledger: ["IN10", "ST21"],

  run({ page, facts }) {
    const headings = page.headings.filter((heading) => heading.block !== null && heading.level > 1);
    if (facts.text().words < LONG || headings.length < 3)
      return notApplicable("The text is too short to need it.");
    const anchored = headings.filter((heading) => heading.anchor !== null).length;
    const anchors = new Set(headings.flatMap((heading) => heading.anchor ?? []));
    const inside = page.links.filter(
      (link) => link.kind === "anchor" && anchors.has(link.rawHref.replace(/^.*#/, "")),
    ).length;
    const first = headings.find((heading) => heading.anchor === null);
    const id = (first?.text ?? "section")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "");
    return scored(
      0.6 * (anchored / headings.length) + 0.4 * (inside >= 2 ? 1 : 0),
      `${outOf(anchored, headings.length, "subheading", ["has", "have"])} an anchor; ${count(inside, "link leads", "links lead")} there from the page.`,
      {
        fix: [
          "Give each subheading an id and list them at the top as links.",
          "Add a short table of contents that links to the sections.",
          "Make every section linkable by its own address.",
        ],
        snippet: first
          ? {
              language: "html",
              code: `<h${first.level} id="${id}">${first.text.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</h${first.level}>`,
            }
          : null,
      },
    );
  },
});
