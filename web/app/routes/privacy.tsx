import { REFUND_DAYS, TRIAL_DAYS } from "@citeworthy/core/product/plans";
import { site } from "@citeworthy/core/product/site";
import { type Passage, Passages } from "../features/marketing/prose.tsx";
import { pageMeta } from "../page-meta.ts";
import { PageHead } from "../ui/page.tsx";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Privacy Policy and Terms of Service",
    description: `What ${site.name} stores, why, for how long, and the terms of using it.`,
    path: "/privacy",
  });

const mail = (
  <a className="link" href={`mailto:${site.supportEmail}`}>
    {site.supportEmail}
  </a>
);

const PASSAGES: Passage[] = [
  {
    id: "stored",
    title: "What we store",
    body: (
      <>
        <p>
          Your email address, your password as a hash (never as text), and the name and phone number if you
          enter them. Your plan, and how often you used each tool in the current period.
        </p>
        <p>
          The addresses of the pages you analyze and the results, so that you can open them again. To make a
          result, our server fetches the page as any visitor would.
        </p>
        <p>
          With each session, the network address and the browser it came from, so that a stolen session can be
          found and ended. For a short time, how many requests came from an address, to stop abuse.
        </p>
      </>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    body: (
      <p>
        One cookie keeps you signed in; scripts cannot read it. A second is set only if a sign-out could not
        reach us, so that the next request can finish it. Visits are not counted by anyone else unless the
        operator of this site has set that up, and then only after you agreed.
      </p>
    ),
  },
  {
    id: "others",
    title: "Who else sees it",
    body: (
      <p>
        Nobody buys your data from us. Where the operator has connected an AI service, the text of the page
        you submit is sent to it. Where payments are open, the payment provider receives your email address
        and handles the card; card numbers never reach us.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <p>
        Ask for a copy of your data, its correction or its deletion at any time: write to {mail} from the
        address of your account.
      </p>
    ),
  },
  {
    id: "terms",
    title: "Terms of Service",
    body: (
      <ul className="grid gap-3">
        <li>
          A trial lasts {TRIAL_DAYS} days and needs no card. Paid plans run until you cancel; a refund is
          possible within {REFUND_DAYS} days of a paid subscription.
        </li>
        <li>Analyze pages you may read. Do not use the service to attack or overload other sites.</li>
        <li>Scores and drafts are help for an editor. They promise no ranking and no citation.</li>
        <li>What you write stays yours, and so do the drafts made from it.</li>
      </ul>
    ),
  },
];

export default function Privacy() {
  return (
    <>
      <PageHead title="Privacy Policy and Terms of Service">
        <p>Short, because we keep little. Questions go to {mail}.</p>
      </PageHead>
      <Passages passages={PASSAGES} />
    </>
  );
}
