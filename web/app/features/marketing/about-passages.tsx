/** What the about page says. */
import { site } from "@citeworthy/core/product/identity/site";
import { Link } from "react-router";
import { DESKS, type Desk } from "../../../content/bylines.ts";
import { SupportLink } from "../../ui/marks/support-link.tsx";
import { type Passage, Passages } from "./prose.tsx";

function DeskEntry({ desk }: { desk: Desk }) {
  const { name, avatar, about } = DESKS[desk];
  return (
    <li id={desk} className="grid grid-cols-[auto_1fr] items-start gap-4">
      <img src={avatar} alt="" width="48" height="48" className="size-12 rounded-full" />
      <p>
        <b>{name}</b> {about}
      </p>
    </li>
  );
}

const hasContact = site.supportEmail !== null || site.social.length > 0;

const CONTACT: Passage = {
  id: "contact",
  title: "Contact and social links",
  body: (
    <>
      {site.supportEmail !== null && (
        <p>
          Send questions and corrections to <SupportLink />.
        </p>
      )}
      {site.social.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {site.social.map(({ name, url }) => (
            <li key={url}>
              <a className="link inline-flex min-h-11 items-center" href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  ),
};

const PASSAGES: Passage[] = [
  {
    id: "mission",
    title: "Mission",
    body: (
      <p>
        To help people publish content worth citing, by showing their pages the way AI engines see them and
        the evidence behind every score.
      </p>
    ),
  },
  {
    id: "vision",
    title: "Vision",
    body: (
      <p>
        AI answers that name, check and credit their sources, so the clearest and best-supported page gets the
        credit.
      </p>
    ),
  },
  {
    id: "rules",
    title: "What we promise",
    body: (
      <>
        <p>{site.name} is for marketers and writers. It makes three promises.</p>
        <ul className="grid list-disc gap-2 pl-5 marker:text-quiet">
          <li>The same page gets the same score, by a rubric with a version number.</li>
          <li>Findings about your text quote it.</li>
          <li>Every recommendation shows its studies, evidence grade and any contrary study.</li>
        </ul>
        <p>However, it cannot promise rankings or citations.</p>
      </>
    ),
  },
  {
    id: "worth-citing",
    title: "Worth citing is not the same as cited",
    body: (
      <>
        <p>
          The score says how worth citing a page is. Its points were learned from the grades that careful
          readers gave to labeled pages, so it agrees with readers. It does not say whether an engine cites
          the page: in our own measurements, search position and the site said far more about that than the
          text did.
        </p>
        <p>
          What engines cite in fact is counted separately, by the{" "}
          <Link to="/ai-visibility-monitor" className="link">
            AI Visibility Monitor
          </Link>{" "}
          and from the reports of Google and Bing that you import. Such counts have limits too: answers change
          from run to run, so each figure comes with its range.
        </p>
      </>
    ),
  },
  {
    id: "evidence",
    title: "How we grade evidence",
    body: (
      <>
        <p>
          Each signal in our ledger has a grade: A for controlled experiments, agreeing large studies and
          documented preconditions; B for one controlled simulation or a large study with controls; C for a
          single correlation or common practice without a number; D where studies disagree; R where a signal
          was tested and did nothing, or where its number cannot be traced. Grades are shown beside the points
          and do not decide them: those are learned from readers. Only technical facts that readers cannot
          see, such as redirects, are weighed by their grade, and a signal with grade R earns no points. We
          last reviewed the studies on <time dateTime="2026-11-17">November 17, 2026</time>.
        </p>
        <p>
          See the full list in the{" "}
          <Link to="/docs/scoring" className="link">
            scoring rubric
          </Link>
          .{hasContact && " If you find an error, please tell us."}
        </p>
      </>
    ),
  },
  {
    id: "team",
    title: "Team",
    body: (
      <>
        <p>Articles are published under two team names instead of personal bylines.</p>
        <ul className="grid gap-4">
          <DeskEntry desk="research" />
          <DeskEntry desk="editorial" />
        </ul>
        <p>Articles ship with the software. Each shows its date and what was updated.</p>
      </>
    ),
  },
  {
    id: "operator",
    title: "Who runs this site",
    body: (
      <p>
        {site.name} is self-hosted software under the MIT license. This site is run by{" "}
        {site.operator ?? "its operator"}, who is responsible for it.
        {hasContact && " Contact details are below."} To run your own, see the{" "}
        <Link to="/docs" className="link">
          documentation
        </Link>
        .
      </p>
    ),
  },
  ...(hasContact ? [CONTACT] : []),
];

export default function AboutPassages() {
  return <Passages passages={PASSAGES} />;
}
