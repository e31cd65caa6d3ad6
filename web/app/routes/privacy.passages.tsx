/** What the privacy page says: the policy, then the terms. */
import { REFUND_DAYS, TRIAL_DAYS } from "@citeworthy/core/product/plans";
import { site } from "@citeworthy/core/product/site";
import { Link } from "react-router";
import { IN_BROWSER, PRIVACY_CHANGED, RECEIVERS, STORED } from "../../content/privacy-tables.ts";
import { DayText } from "../features/blog/day-text.tsx";
import { DataTable } from "../features/marketing/data-table.tsx";
import { type Passage, Passages } from "../features/marketing/prose.tsx";

const mail = (
  <a className="link" href={`mailto:${site.supportEmail}`}>
    {site.supportEmail}
  </a>
);

const PASSAGES: Passage[] = [
  {
    id: "who",
    title: "Who is responsible",
    body: (
      <p>
        {site.name} is software that its operator hosts (
        <Link to="/docs/self-hosting" className="link">
          how that works
        </Link>
        ). Whoever runs this installation is responsible for your data and can be reached at {mail}. The
        authors of the software receive nothing.
      </p>
    ),
  },
  {
    id: "stored",
    title: "What is stored, and why",
    body: <DataTable label="What is stored" head={["Data", "What", "Why", "Kept"]} rows={STORED} />,
  },
  {
    id: "cookies",
    title: "Cookies and browser storage",
    body: (
      <>
        <DataTable label="Cookies and browser storage" head={["Name", "What it is for"]} rows={IN_BROWSER} />
        <p>There are no advertising cookies.</p>
      </>
    ),
  },
  {
    id: "analytics",
    title: "Counting visits",
    body: (
      <p>
        Off, unless the operator has named an analytics id. Then you are asked first, nothing is loaded before
        you say yes, and a no is kept as long as your browser keeps it.
      </p>
    ),
  },
  {
    id: "others",
    title: "Who else receives data",
    body: (
      <>
        <p>Only these, and only where the last column is true. Nobody buys your data from us.</p>
        <DataTable label="Who else receives data" head={["Receiver", "What", "Only if"]} rows={RECEIVERS} />
      </>
    ),
  },
  {
    id: "protection",
    title: "How it is protected",
    body: (
      <ul className="grid list-disc gap-2 pl-5 marker:text-quiet">
        <li>Traffic is encrypted where the operator serves the site over HTTPS.</li>
        <li>Passwords are stored as hashes, and the session cookie cannot be read by scripts.</li>
        <li>Limits and permissions are decided on the server, at each call.</li>
        <li>The server refuses to fetch addresses of private networks.</li>
        <li>Security tests run automatically with every change. We claim no audit and no certificate.</li>
      </ul>
    ),
  },
  {
    id: "rights",
    title: "Your choices",
    body: (
      <p>
        Change your profile, export your data and delete your account from the dashboard; take back a shared
        link where you made it. A deleted account leaves nothing here but its entries in the log of admin
        actions; the payment provider keeps its own records. For anything else write to {mail} from the
        address of your account.
      </p>
    ),
  },
  {
    id: "terms",
    title: "Terms of Service",
    body: (
      <ul className="grid list-disc gap-2 pl-5 marker:text-quiet">
        <li>A trial lasts {TRIAL_DAYS} days, needs no card and does not turn into a paid plan by itself.</li>
        <li>
          Paid plans run until you cancel and then to the end of the paid period. A refund is possible within{" "}
          {REFUND_DAYS} days of a paid subscription.
        </li>
        <li>
          Each{" "}
          <Link to="/pricing" className="link">
            plan
          </Link>{" "}
          has monthly limits; the{" "}
          <Link to="/free-tools" className="link">
            free tools
          </Link>{" "}
          have a rate limit against abuse.
        </li>
        <li>Analyze pages you may read. Do not use the service to attack or overload other sites.</li>
        <li>
          What you write stays yours, and so do the drafts made from it. Check a draft before you publish it.
        </li>
        <li>Scores and drafts are help for an editor. They promise no ranking and no citation.</li>
        <li>The service is provided as it is, without a promise of availability.</li>
      </ul>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: (
      <p>
        Last changed on <DayText day={PRIVACY_CHANGED} />. A change that matters to you is announced by e-mail
        before it takes effect.
      </p>
    ),
  },
];

export default function PrivacyPassages() {
  return <Passages passages={PASSAGES} />;
}
