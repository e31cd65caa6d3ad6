/**
 * What this software stores and sends: keep these in step with the database schema and the adapters.
 * For the operator: have a lawyer read the page before a commercial launch.
 */
/** Set this to the day on which the page or these tables were last changed. */
export const PRIVACY_CHANGED = "2026-11-15";

export const STORED = [
  [
    "Account",
    "E-mail address, password as a hash, name and phone if you enter them",
    "To sign you in and to write to you",
    "Until you delete the account",
  ],
  [
    "Session",
    "A random token, the network address and the browser it came from",
    "To keep you signed in, and to find and end a stolen session",
    "7 days after its last use",
  ],
  [
    "Plan and payments",
    "Plan, status, dates, payment references and amounts; never card numbers",
    "To know what you may use, and for accounting",
    "Until you delete the account; the payment provider keeps its own records",
  ],
  [
    "Uses",
    "How often you used each tool in a period",
    "To keep the limits of your plan",
    "As long as the account",
  ],
  [
    "Analyses and articles",
    "The address you entered, the result, the article made from it, monitor runs with the answers they stand on",
    "So that you can open them again without spending a use",
    "Until you delete the account",
  ],
  [
    "Shared links",
    "A random token for a result that you chose to share",
    "So that others can read it",
    "Until you revoke it",
  ],
  [
    "Generator attempts",
    "Tool, topic or keyword, a session id made up in your browser, browser name, your id if signed in",
    "To limit abuse and to see whether the tool works",
    "As long as the operator keeps the table",
  ],
  ["Requests from one address", "How many in a short time", "To stop abuse", "Minutes, at most a day"],
  [
    "Admin actions",
    "Who did what, and when",
    "So that changes to accounts can be traced",
    "Kept; nobody can edit it",
  ],
] as const;

export const IN_BROWSER = [
  ["Session cookie", "Keeps you signed in; scripts cannot read it"],
  [
    "Sign-out mark (cookie)",
    "Set only if a sign-out could not reach us, so that the next request can finish it",
  ],
  ["Saved path (session storage)", "The page to return to after sign-in"],
  ["metaTagsUsage, contentIdeaUsage (local storage)", "How many free generator uses are spent"],
  ["tool_session_id (session storage)", "Ties the generator attempts of one visit together"],
  [
    "analytics_consent (local storage)",
    "Your answer to the question about counting visits, where it is asked",
  ],
] as const;

export const RECEIVERS = [
  ["AI services", "Text of the page, its address, your query", "The operator has set a key for the service"],
  [
    "Payment provider",
    "E-mail address, plan; you give the card to them",
    "Payments are open and you buy a plan",
  ],
  ["Google sign-in", "That you signed in here", "It is set up and you choose it"],
  ["Mail server", "Your address and the letter", "The operator has set one"],
  ["Google Analytics or Tag Manager", "Page views", "The operator has set an id, and you agreed"],
  ["The site you analyze", "A request from this server, which names itself", "You analyze a page of it"],
] as const;
