/** What the about page says. */
import { site } from "@citeworthy/core/product/site";
import { Link } from "react-router";
import { DESKS, type Desk } from "../../../content/bylines.ts";
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

const PASSAGES: Passage[] = [
  {
    id: "mission",
    title: "Mission",
    body: (
      <p>
        To help people publish answers worth citing: see your page as an answer engine sees it, with every
        number showing its proof.
      </p>
    ),
  },
  {
    id: "vision",
    title: "Vision",
    body: (
      <p>
        An answer web in which sources are named, checked and credited, and the page that says it best, and
        can show it, gets the credit. Tricks wear out. A clear sentence with its source does not.
      </p>
    ),
  },
  {
    id: "rules",
    title: "What we promise",
    body: (
      <>
        <p>{site.name} is made for marketers and for people who write. It makes three promises.</p>
        <ul className="grid list-disc gap-2 pl-5 marker:text-quiet">
          <li>The same page always gets the same score, and the rubric carries a version.</li>
          <li>A finding quotes the words it stands on.</li>
          <li>A recommendation names its study, its grade, and the study that found otherwise.</li>
        </ul>
        <p>What it does not promise is a ranking or a citation. Nobody can.</p>
      </>
    ),
  },
  {
    id: "evidence",
    title: "How we judge evidence",
    body: (
      <>
        <p>
          Each signal in our ledger has a grade: A for controlled experiments, agreeing large studies and
          documented preconditions; B for one controlled simulation or a large study with controls; C for a
          single correlation; D where studies disagree; R where a signal was tested and did nothing. A signal
          with grade R earns no points, however popular it is. The ledger was last read against new studies on{" "}
          <time dateTime="2026-11-15">November 15, 2026</time>.
        </p>
        <p>
          The whole list is in the{" "}
          <Link to="/docs/scoring" className="link">
            scoring rubric
          </Link>
          . If you find an error, tell us: we would rather correct a grade than defend it.
        </p>
      </>
    ),
  },
  {
    id: "team",
    title: "Team",
    body: (
      <>
        <p>
          Articles are signed by two desks of the product. A desk stands for whoever worked on a text; it is
          not a person with a made-up name.
        </p>
        <ul className="grid gap-4">
          <DeskEntry desk="research" />
          <DeskEntry desk="editorial" />
        </ul>
        <p>
          The articles ship with the software. Each shows its date and, where the evidence has moved on, when
          and how it was updated.
        </p>
      </>
    ),
  },
  {
    id: "operator",
    title: "Who runs this site",
    body: (
      <p>
        {site.name} is self-hosted software under the MIT license. This installation is run by its operator,
        who is responsible for it and answers at the address below. How to run your own is in the{" "}
        <Link to="/docs" className="link">
          documentation
        </Link>
        .
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact and social links",
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

export default function AboutPassages() {
  return <Passages passages={PASSAGES} />;
}
