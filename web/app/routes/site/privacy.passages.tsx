/** What the privacy page says: the policy, then the terms. */

import { site } from "@citeworthy/core/product/identity/site";
import { REFUND_DAYS, TRIAL_DAYS } from "@citeworthy/core/product/plans/plans";
import { DELETION_DAYS } from "@citeworthy/core/product/workspaces/workspace-limits";
import { Link } from "react-router";
import { IN_BROWSER, PRIVACY_CHANGED, RECEIVERS, STORED } from "../../../content/privacy-tables.ts";
import { DayText } from "../../features/blog/cards/day-text.tsx";
import { type Passage, Passages } from "../../features/marketing/prose.tsx";
import { ProseTable } from "../../features/marketing/prose-table.tsx";
import { SupportLink } from "../../ui/marks/support-link.tsx";

/** Sentences about contact contain `{mail}`; without an address they name the operator. */
const mail = <SupportLink />;
const operator = site.operator ?? "The operator of this site";

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
        ). {operator} is responsible for your data.
        {site.supportEmail !== null && <> Contact: {mail}.</>} The software's authors receive no data.
      </p>
    ),
  },
  {
    id: "stored",
    title: "What is stored, and why",
    body: <ProseTable label="What is stored" head={["Data", "What", "Why", "Kept"]} rows={STORED} />,
  },
  {
    id: "cookies",
    title: "Cookies and browser storage",
    body: (
      <>
        <ProseTable label="Cookies and browser storage" head={["Name", "What it is for"]} rows={IN_BROWSER} />
        <p>There are no advertising cookies.</p>
      </>
    ),
  },
  {
    id: "analytics",
    title: "Analytics",
    body: (
      <p>
        Off unless the operator has set an analytics ID. In that case we ask first, load nothing until you
        agree, and remember a refusal in your browser.
      </p>
    ),
  },
  {
    id: "others",
    title: "Who else receives data",
    body: (
      <>
        <p>
          Only these recipients, and only under the condition in the last column. We do not sell your data.
        </p>
        <ProseTable label="Who else receives data" head={["Receiver", "What", "Only if"]} rows={RECEIVERS} />
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
        <li>The server checks limits and permissions on every request.</li>
        <li>The server does not fetch URLs on private networks.</li>
        <li>
          Security tests run automatically with every change. We have had no external audit and hold no
          certificate.
        </li>
      </ul>
    ),
  },
  {
    id: "workspaces",
    title: "Workspaces and their members",
    body: (
      <>
        <p>
          Pages, monitors, reports and the plan belong to a workspace. Its members see them, a client only the
          reports shared with them. Members see each other's name, email address, role, last active day and
          activity, and who wrote a comment, made an item of the work list or changed a verdict. We don't
          record who made a page or a report.
        </p>
        <p>
          Your export has your account, the workspaces you own with everything in them, and from others your
          memberships, API keys and activity, and the items of the work list, comments and changed verdicts
          that you made. When you leave or delete your account, what you made in a workspace of others stays
          there, without your name once the account is deleted. If you own one where others work, you first
          transfer it or delete it; one where you work alone is deleted with the account. A workspace is
          deleted {DELETION_DAYS} days after its owner asks for it; the owner can undo it until then.{" "}
          {operator} can add and remove members, name another owner or end a workspace with the same notice;
          the people concerned get an email, and the workspace's activity shows it.
        </p>
      </>
    ),
  },
  {
    id: "rights",
    title: "Your choices",
    body: (
      <p>
        Change your profile, export your data and delete your account from the dashboard; revoke a shared link
        on the analysis it belongs to. After deletion, only these remain here: entries in the security log, a
        hash of your email address for {TRIAL_DAYS} days, the server log, notices from the payment provider,
        costs of AI services, emails kept as files, and backups. The payment provider keeps its own records.
        For anything else, contact {mail} from the address of your account.
      </p>
    ),
  },
  {
    id: "terms",
    title: "Terms of Service",
    body: (
      <ul className="grid list-disc gap-2 pl-5 marker:text-quiet">
        <li>A trial lasts {TRIAL_DAYS} days, needs no card and does not become a paid plan automatically.</li>
        <li>
          Paid plans run until you cancel and then to the end of the paid period. A refund is possible within{" "}
          {REFUND_DAYS} days of starting a paid subscription.
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
        <li>You own what you write and the drafts made from it. Check a draft before you publish it.</li>
        <li>Scores and drafts are aids for editors. They do not guarantee rankings or citations.</li>
        <li>The service is provided as is, without a guarantee of availability.</li>
      </ul>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: (
      <p>
        Last changed on <DayText day={PRIVACY_CHANGED} />. We will email you before important changes take
        effect.
      </p>
    ),
  },
];

export default function PrivacyPassages() {
  return <Passages passages={PASSAGES} />;
}
