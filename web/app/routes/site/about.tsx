import { site } from "@citeworthy/core/product/identity/site";
import { still } from "../../delivery/still.tsx";
import { ClosingCall } from "../../features/marketing/closing-call.tsx";
import { baseUrl, pageMeta } from "../../site/page-meta.ts";
import { publisherData } from "../../site/structured-data/site-data.ts";
import { PageHead } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/about";

export const meta: Route.MetaFunction = ({ matches }) => {
  const base = baseUrl(matches);
  return [
    ...pageMeta(matches, {
      title: "About: scores you can check",
      description: `Why ${site.name} exists, how it grades evidence, and who writes the articles and runs this site.`,
      path: "/about",
    }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "AboutPage",
        url: `${base}/about`,
        mainEntity: publisherData(base),
      },
    },
  ];
};

const Passages = still("about-passages", () => import("../../features/marketing/about-passages.tsx"));

export default function About() {
  return (
    <>
      <PageHead title="About: scores you can check">
        <p>
          {site.name} tells writers and marketers how worth citing an article is for AI answer engines, and
          shows the words of the page and the studies behind every finding.
        </p>
      </PageHead>
      <Passages />
      <ClosingCall />
    </>
  );
}
