import { site } from "@citeworthy/core/product/site";
import { ClosingCall } from "../features/marketing/closing-call.tsx";
import { type Passage, Passages } from "../features/marketing/prose.tsx";
import { pageMeta } from "../page-meta.ts";
import { PageHead } from "../ui/page.tsx";
import type { Route } from "./+types/about";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "About",
    description: `Why ${site.name} exists: scores for AI visibility that explain themselves, with the proof for every number.`,
    path: "/about",
  });

const PASSAGES: Passage[] = [
  {
    id: "mission",
    title: "Mission",
    body: (
      <p>
        To help people who write for a living see their page as an answer engine sees it, and to say for every
        number where it comes from.
      </p>
    ),
  },
  {
    id: "vision",
    title: "Vision",
    body: (
      <p>
        A web in which the page that says it best, and can show it, is the one that gets the credit. Tricks
        wear out. A clear sentence with its source does not.
      </p>
    ),
  },
  {
    id: "rules",
    title: "How we work",
    body: (
      <ul className="grid gap-3">
        <li>The same page always gets the same score, and the rules carry a version.</li>
        <li>A finding quotes the words it stands on.</li>
        <li>A recommendation names its study, and the study that found otherwise.</li>
        <li>What is measured and what is estimated are never mixed up.</li>
        <li>We do not promise rankings or citations.</li>
      </ul>
    ),
  },
  {
    id: "contact",
    title: "Find us",
    body: (
      <>
        <p>
          Questions and corrections go to{" "}
          <a className="link" href={`mailto:${site.supportEmail}`}>
            {site.supportEmail}
          </a>
          .
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {site.social.map(({ name, url }) => (
            <li key={name}>
              <a className="link inline-flex min-h-11 items-center" href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </>
    ),
  },
];

export default function About() {
  return (
    <>
      <PageHead title="Scores you can check">
        <p>
          {site.name} tells writers and marketers how well AI answer engines can find, pick and use an
          article. Most scores of this kind cannot be explained. Ours shows its proof.
        </p>
      </PageHead>
      <Passages passages={PASSAGES} />
      <ClosingCall />
    </>
  );
}
