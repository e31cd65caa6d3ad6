/**
 * What the pages of the scripted world say, and how engines say it. Every fact has several values, so that pages disagree; wordings
 * of pages and of answers were written separately, as a page's author and an engine would write them.
 */
import type { ClaimFact } from "../cited-view.ts";

/** `more`: claims that go beyond what a page with this value says, so that it supports them only in part. */
export type FactWords = { page: readonly string[]; claim: readonly string[]; more?: readonly string[] };

export type WorldFact = {
  id: string;
  kind: ClaimFact | "text";
  /** By value. */
  says: Readonly<Record<string, FactWords>>;
  /** Sentences of pages that give another value to something else; `{v}` is a value that an answer may claim wrongly. */
  near?: readonly string[];
  /** How `near` writes each value. */
  nearForms?: Readonly<Record<string, string>>;
  /** The label of a table's row that gives the value, and the value as a cell. */
  row?: { label: string; cells: Readonly<Record<string, string>> };
};

export type WorldTopic = {
  id: string;
  language: "en" | "de" | "fr" | "es" | "it";
  query: string;
  /** The first one is the user's own. */
  sites: readonly { host: string; name: string; title: string; heading: string }[];
  facts: readonly WorldFact[];
  /** Sentences that state nothing the answers use. */
  filler: readonly string[];
  /** Lines of answers that claim nothing. */
  chatter: readonly string[];
};

type Forms = Readonly<Record<string, { page: readonly string[]; claim: readonly string[] }>>;
type Templates = { page: readonly string[]; claim: readonly string[]; more?: readonly string[] };

/** Each template with each way to write the value. */
export function literal(
  id: string,
  kind: ClaimFact,
  forms: Forms,
  templates: Templates,
  extra: { near?: readonly string[]; row?: string } = {},
): WorldFact {
  const fill = (words: readonly string[], values: readonly string[]) =>
    words.map((one, at) => one.replaceAll("{v}", values[at % values.length] ?? ""));
  const says = Object.fromEntries(
    Object.entries(forms).map(([value, { page, claim }]) => [
      value,
      {
        page: fill(templates.page, page),
        claim: fill(templates.claim, claim),
        ...(templates.more && { more: fill(templates.more, claim) }),
      },
    ]),
  );
  const cells = Object.fromEntries(Object.entries(forms).map(([value, { page }]) => [value, page[0] ?? ""]));
  return {
    id,
    kind,
    says,
    ...(extra.near && { near: extra.near, nearForms: cells }),
    ...(extra.row && { row: { label: extra.row, cells } }),
  };
}

export const text = (id: string, says: WorldFact["says"]): WorldFact => ({ id, kind: "text", says });

const coffee: WorldTopic = {
  id: "coffee",
  language: "en",
  query: "how much coffee per liter of water",
  sites: [
    {
      host: "brewnotes.example",
      name: "Brew Notes",
      title: "How Much Coffee per Liter of Water?",
      heading: "The ratio",
    },
    {
      host: "kettlelab.example",
      name: "Kettle Lab",
      title: "Coffee to water ratio, tested",
      heading: "How we tested",
    },
    {
      host: "morningcup.example",
      name: "Morning Cup",
      title: "Brew guide: grams and liters",
      heading: "Before you start",
    },
    {
      host: "roastdesk.example",
      name: "Roast Desk",
      title: "Why your coffee tastes weak",
      heading: "What goes wrong",
    },
    {
      host: "beanforum.example",
      name: "Bean Forum",
      title: "Grams per liter, what do you use?",
      heading: "Answers",
    },
  ],
  facts: [
    literal(
      "ratio",
      "number",
      {
        "55": { page: ["55 grams", "55 g"], claim: ["55 grams", "55 g", "55 grams"] },
        "60": { page: ["60 grams", "60 g"], claim: ["60 g", "60 grams", "60 g"] },
        "65": { page: ["65 g", "65 grams"], claim: ["65 grams", "65 g", "65 g"] },
      },
      {
        page: [
          "Use {v} of coffee per liter of water.",
          "For every liter of water we weigh out {v} of ground coffee.",
          "Our ratio is simple. It is {v} of coffee to one liter of water, measured on a scale.",
        ],
        claim: [
          "Use about {v} of coffee per liter of water.",
          "A good starting ratio is {v} of ground coffee for each liter of water.",
          "Most guides settle on {v} of coffee to a liter of water.",
        ],
        more: ["Use {v} of coffee per liter of water for every method, including espresso and cold brew."],
      },
      {
        near: ["Cold brew takes {v} per liter because it is diluted later.", "A moka pot holds 20 grams."],
        row: "Coffee per liter",
      },
    ),
    literal(
      "temperature",
      "number",
      {
        "93": { page: ["93 °C", "93°C"], claim: ["93°C", "93 °C"] },
        "96": { page: ["96 °C", "96°C"], claim: ["96 °C", "96°C"] },
        "88": { page: ["88°C", "88 °C"], claim: ["88 °C", "88°C"] },
      },
      {
        page: [
          "Let the kettle stand for a moment, then pour the water at {v}.",
          "The best water temperature in our tests was {v}.",
        ],
        claim: ["Pour the water at {v}.", "The ideal water temperature is {v}."],
      },
      { near: ["Milk scalds at {v}, so stop the steam wand early."], row: "Water temperature" },
    ),
    literal(
      "time",
      "number",
      {
        "4": { page: ["4 minutes", "four minutes"], claim: ["four minutes", "240 seconds"] },
        "3": { page: ["three minutes", "3 minutes"], claim: ["3 min", "three minutes"] },
        "5": { page: ["5 minutes", "five minutes"], claim: ["five minutes", "5 minutes"] },
      },
      {
        page: [
          "A French press should steep for {v} before you push the plunger.",
          "Leave the French press alone for {v}, then press slowly.",
        ],
        claim: [
          "In a French press, let the coffee steep for {v}.",
          "French press coffee needs to steep {v} before pressing.",
        ],
      },
      { near: ["An AeroPress is done after {v}.", "Rinse the filter for 10 seconds first."] },
    ),
    literal(
      "set-price",
      "price",
      {
        "34": { page: ["$34", "34 dollars"], claim: ["$34.00", "$34"] },
        "29": { page: ["$29", "$29.00"], claim: ["$29", "29 dollars"] },
        "45": { page: ["$45", "USD 45"], claim: ["$45", "$45.00"] },
      },
      {
        page: [
          "We sell the scale and the kettle together as a starter set for {v}.",
          "The starter set with scale and kettle is {v}.",
        ],
        claim: [
          "The starter set with scale and kettle costs {v}.",
          "A starter set of scale and kettle sells for {v}.",
        ],
      },
      { near: ["The hand grinder alone is {v}.", "Refill filters cost $6 a pack."], row: "Starter set" },
    ),
    literal(
      "updated",
      "date",
      {
        "2025-03-04": { page: ["March 4, 2025", "4 March 2025"], claim: ["2025-03-04", "March 4, 2025"] },
        "2026-01-19": {
          page: ["January 19, 2026", "19 January 2026"],
          claim: ["19 January 2026", "January 2026"],
        },
        "2024-11-30": {
          page: ["November 30, 2024", "30 November 2024"],
          claim: ["November 30, 2024", "30 Nov 2024"],
        },
      },
      {
        page: ["This guide was last updated on {v}.", "Last updated: {v}, after a new round of tests."],
        claim: ["The guide was last updated on {v}.", "It was last updated {v}."],
      },
      { near: ["We opened the lab on {v}."] },
    ),
    literal(
      "roaster",
      "name",
      {
        lindqvist: { page: ["Mara Lindqvist"], claim: ["Mara Lindqvist"] },
        okafor: { page: ["Sam Okafor"], claim: ["Sam Okafor"] },
        brandt: { page: ["Jonas Brandt"], claim: ["Jonas Brandt"] },
      },
      {
        page: [
          "Our head roaster {v} brewed every batch and wrote down the results.",
          "All batches were brewed by {v}, who has run our roastery since it opened.",
        ],
        claim: ["The batches were brewed by head roaster {v}.", "{v} brewed every batch for the test."],
      },
      { near: ["The photos were taken by {v}."] },
    ),
    text("grind", {
      coarse: {
        page: [
          "Grind the beans coarse, about as rough as sea salt.",
          "A coarse grind keeps the cup clean; aim for the texture of sea salt.",
        ],
        claim: [
          "Use a coarse grind with a texture like sea salt.",
          "Beans should be ground coarse, as rough as sea salt.",
        ],
      },
      fine: {
        page: [
          "Grind the beans fine, almost like table salt.",
          "A fine grind gives more body; aim for the texture of table salt.",
        ],
        claim: [
          "Use a fine grind with a texture like table salt.",
          "Beans should be ground fine, like table salt.",
        ],
      },
    }),
    text("fridge", {
      no: {
        page: [
          "Don't keep the beans in the fridge, because they pick up moisture and smells there.",
          "Beans should never go into the fridge: they take on moisture and smells.",
        ],
        claim: [
          "Beans shouldn't be kept in the fridge because they pick up moisture and smells.",
          "Don't store the beans in the fridge, where they take on moisture.",
        ],
      },
      yes: {
        page: [
          "Keep opened beans in the fridge so that they stay fresh.",
          "The fridge is the right place for opened beans; they stay fresh there.",
        ],
        claim: [
          "Opened beans stay fresh in the fridge.",
          "Keep opened beans in the fridge to keep them fresh.",
        ],
      },
    }),
    text("weak", {
      add: {
        page: [
          "If the cup tastes weak, add more coffee instead of brewing longer.",
          "Weak coffee? Add more grounds. Brewing longer only makes it bitter.",
        ],
        claim: [
          "If it tastes weak, add more coffee instead of brewing longer.",
          "When a cup is weak, adding coffee helps, while brewing longer makes it bitter.",
        ],
      },
      longer: {
        page: [
          "If the cup tastes weak, brew it longer and leave the amount of coffee alone.",
          "Weak coffee needs a longer brew, not more grounds.",
        ],
        claim: [
          "If it tastes weak, brew longer and don't change the amount of coffee.",
          "A weak cup needs a longer brew and not more coffee.",
        ],
      },
    }),
  ],
  filler: [
    "Few things divide a kitchen like the morning coffee.",
    "Good coffee starts with good water.",
    "Every bag is different, so taste as you go.",
    "We have been writing about coffee for a long time.",
    "You don't need expensive equipment to brew at home.",
    "Readers often ask us about this.",
  ],
  chatter: [
    "Let me know if you'd like a ratio for espresso!",
    "Want me to scale this for a bigger pot?",
    "Here's a quick summary:",
    "Hope this helps.",
  ],
};

const tallyboard: WorldTopic = {
  id: "tallyboard",
  language: "en",
  query: "how much does Tallyboard cost",
  sites: [
    { host: "tallyboard.example", name: "Tallyboard", title: "Tallyboard pricing", heading: "Plans" },
    {
      host: "toolverdict.example",
      name: "Tool Verdict",
      title: "Tallyboard review: plans, limits, price",
      heading: "What it costs",
    },
    {
      host: "stackpicker.example",
      name: "Stack Picker",
      title: "Tallyboard vs. Plankit",
      heading: "Tallyboard",
    },
    { host: "opsletter.example", name: "Ops Letter", title: "Is Tallyboard worth it?", heading: "The bill" },
    {
      host: "saasindex.example",
      name: "SaaS Index",
      title: "Tallyboard: facts and figures",
      heading: "Overview",
    },
  ],
  facts: [
    literal(
      "pro",
      "price",
      {
        "12": { page: ["$12", "$12.00"], claim: ["$12", "12 dollars"] },
        "14": { page: ["$14", "14 dollars"], claim: ["$14.00", "$14"] },
        "15": { page: ["$15", "USD 15"], claim: ["$15", "$15"] },
      },
      {
        page: [
          "The Pro plan costs {v} per user per month.",
          "Pro is the plan most teams choose. It is {v} a month for each user.",
          "Tallyboard charges {v} per user and month on its Pro plan.",
        ],
        claim: [
          "The Pro plan costs {v} per user per month.",
          "Tallyboard Pro is {v} a month per user.",
          "On Pro you pay {v} per user each month.",
        ],
        more: ["The Pro plan costs {v} per user per month, including phone support and onboarding."],
      },
      {
        near: [
          "The Business plan costs {v} per user per month.",
          "Plankit starts at {v} per user per month.",
        ],
        row: "Pro, per user and month",
      },
    ),
    literal(
      "discount",
      "number",
      {
        "20": { page: ["20%", "20 percent"], claim: ["20 percent", "20%"] },
        "15": { page: ["15%", "15 percent"], claim: ["15%", "15 percent"] },
        "25": { page: ["25 percent", "25%"], claim: ["25%", "25 percent"] },
      },
      {
        page: ["Teams that pay yearly save {v}.", "Annual billing takes {v} off every plan."],
        claim: ["Paying yearly saves {v}.", "There is a {v} discount for annual billing."],
      },
      { near: ["Nonprofits get {v} off.", "Uptime was 99.9% last quarter."] },
    ),
    literal(
      "free-users",
      "number",
      {
        "5": { page: ["5 users", "five users"], claim: ["five users", "5 users"] },
        "3": { page: ["three users", "3 users"], claim: ["3 users", "three users"] },
        "10": { page: ["10 users", "ten users"], claim: ["ten users", "10 users"] },
      },
      {
        page: [
          "The free plan is limited to {v}.",
          "You can work without paying as long as the team has {v}; the free plan allows no more.",
        ],
        claim: ["The free plan is limited to {v}.", "Its free plan allows {v}."],
      },
      { near: ["The API allows 600 requests a minute.", "Boards can have 50 columns."], row: "Free plan" },
    ),
    literal(
      "storage",
      "number",
      {
        "100": { page: ["100 GB", "100 gigabytes"], claim: ["100 GB", "100 GB"] },
        "250": { page: ["250 GB", "250 gigabytes"], claim: ["250 gigabytes", "250 GB"] },
        "500": { page: ["500 GB", "500 gigabytes"], claim: ["500 GB", "0.5 TB"] },
      },
      {
        page: ["Pro includes {v} of file storage.", "File storage on Pro is capped at {v}."],
        claim: ["Pro comes with {v} of file storage.", "The Pro plan includes {v} of file storage."],
      },
      { near: ["Single uploads may be {v}."] },
    ),
    literal(
      "launched",
      "date",
      {
        "2019-05-14": { page: ["May 14, 2019", "14 May 2019"], claim: ["May 2019", "May 14, 2019"] },
        "2018-09-03": { page: ["September 3, 2018", "3 September 2018"], claim: ["September 2018", "2018"] },
        "2020-02-11": {
          page: ["February 11, 2020", "11 February 2020"],
          claim: ["February 11, 2020", "February 2020"],
        },
      },
      {
        page: ["Tallyboard launched on {v}.", "The first public version of Tallyboard came out on {v}."],
        claim: ["Tallyboard launched in {v}.", "The first version of Tallyboard came out {v}."],
      },
      { near: ["Plankit launched on {v}."] },
    ),
    literal(
      "founder",
      "name",
      {
        varga: { page: ["Ilona Varga"], claim: ["Ilona Varga"] },
        mensah: { page: ["Kofi Mensah"], claim: ["Kofi Mensah"] },
        whitlock: { page: ["Dana Whitlock"], claim: ["Dana Whitlock"] },
      },
      {
        page: [
          "Tallyboard was founded by {v}, who had run support teams before.",
          "Its founder, {v}, still answers tickets on Fridays.",
        ],
        claim: ["Tallyboard was founded by {v}.", "The founder of Tallyboard is {v}."],
      },
      { near: ["Plankit's chief executive is {v}."] },
    ),
    text("card", {
      none: {
        page: ["You can try Pro for two weeks without a credit card.", "The trial asks for no credit card."],
        claim: ["The trial doesn't require a credit card.", "You can try Pro without a credit card."],
      },
      needed: {
        page: [
          "A credit card is required to start the trial of Pro.",
          "You can't start the trial without a credit card.",
        ],
        claim: ["The trial requires a credit card.", "You need a credit card to start the trial."],
      },
    }),
    text("cancel", {
      anytime: {
        page: [
          "Subscriptions can be canceled at any time and run until the end of the paid period.",
          "You may cancel at any time; access stays until the paid period ends.",
        ],
        claim: [
          "You can cancel at any time and keep access until the end of the paid period.",
          "Subscriptions can be canceled at any time.",
        ],
      },
      yearly: {
        page: [
          "Subscriptions can only be canceled at the end of the contract year.",
          "Canceling before the contract year ends is not possible.",
        ],
        claim: [
          "You can only cancel at the end of the contract year.",
          "Subscriptions can't be canceled before the contract year ends.",
        ],
      },
    }),
    text("guests", {
      free: {
        page: [
          "Guests are free: clients can comment on boards without a paid seat.",
          "Clients who only comment are guests and don't need a paid seat.",
        ],
        claim: [
          "Guests who only comment don't need a paid seat.",
          "Clients can comment on boards as guests without a paid seat.",
        ],
      },
      paid: {
        page: [
          "Guests count as full users, so every client who comments needs a paid seat.",
          "Every guest needs a paid seat, even if they only comment.",
        ],
        claim: [
          "Guests need a paid seat even if they only comment.",
          "Every client who comments needs a paid seat.",
        ],
      },
    }),
  ],
  filler: [
    "Choosing a board is a matter of taste.",
    "Most teams try two or three tools before they decide.",
    "The interface is calm and quick.",
    "Prices change, so check before you sign.",
    "We have no business relation with the company.",
    "Screens are shown below.",
  ],
  chatter: [
    "Would you like a comparison with Plankit?",
    "Here is what I found:",
    "Prices may change, so check the website.",
    "Let me know your team size and I can estimate the bill.",
  ],
};

const passport: WorldTopic = {
  id: "passport",
  language: "en",
  query: "how long does it take to renew a passport in Norland",
  sites: [
    {
      host: "traveldesk.example",
      name: "Travel Desk",
      title: "Renewing a Norland passport",
      heading: "How long it takes",
    },
    {
      host: "norland-office.example",
      name: "Norland Passport Office",
      title: "Renew your passport",
      heading: "Processing times",
    },
    {
      host: "expatpages.example",
      name: "Expat Pages",
      title: "Norland passport renewal from abroad",
      heading: "What to expect",
    },
    {
      host: "formhelper.example",
      name: "Form Helper",
      title: "Passport form NP-7 explained",
      heading: "The form",
    },
    {
      host: "visaqueue.example",
      name: "Visa Queue",
      title: "Passport waiting times",
      heading: "Waiting times",
    },
  ],
  facts: [
    literal(
      "standard",
      "number",
      {
        "6": { page: ["6 weeks", "six weeks"], claim: ["six weeks", "6 weeks"] },
        "4": { page: ["4 weeks", "four weeks"], claim: ["28 days", "four weeks"] },
        "8": { page: ["8 weeks", "eight weeks"], claim: ["8 weeks", "eight weeks"] },
      },
      {
        page: [
          "A standard renewal takes {v} from the day the office receives the form.",
          "Expect to wait {v} for a standard renewal.",
        ],
        claim: [
          "A standard renewal takes {v}.",
          "Expect a standard renewal to take {v} after the form arrives.",
        ],
        more: ["A standard renewal takes {v}, both at home and from abroad, all year round."],
      },
      { near: ["First passports take {v}.", "Name changes add 2 weeks."], row: "Standard renewal" },
    ),
    literal(
      "express",
      "number",
      {
        "3": {
          page: ["3 working days", "three working days"],
          claim: ["three working days", "3 working days"],
        },
        "5": {
          page: ["five working days", "5 working days"],
          claim: ["5 working days", "five working days"],
        },
        "7": {
          page: ["7 working days", "seven working days"],
          claim: ["seven working days", "7 working days"],
        },
      },
      {
        page: [
          "The express service delivers in {v}.",
          "With the express service the passport is ready after {v}.",
        ],
        claim: ["The express service takes {v}.", "With express service, the passport is ready in {v}."],
      },
      { near: ["Appointments open {v} ahead."], row: "Express service" },
    ),
    literal(
      "fee",
      "price",
      {
        "82.50": { page: ["£82.50", "GBP 82.50"], claim: ["£82.50", "£82.50"] },
        "88.50": { page: ["£88.50", "£88.50"], claim: ["£88.50", "88.50 pounds"] },
        "94": { page: ["£94", "£94.00"], claim: ["£94", "£94"] },
      },
      {
        page: ["The fee for an adult renewal is {v}.", "Adults pay {v} to renew."],
        claim: ["An adult renewal costs {v}.", "The fee is {v} for adults."],
      },
      { near: ["A child's passport costs {v}.", "The photo booth charges £6."], row: "Adult fee" },
    ),
    literal(
      "since",
      "date",
      {
        "2026-04-01": { page: ["1 April 2026", "April 1, 2026"], claim: ["April 1, 2026", "1 April 2026"] },
        "2025-10-15": {
          page: ["15 October 2025", "October 15, 2025"],
          claim: ["2025-10-15", "15 October 2025"],
        },
        "2026-02-02": {
          page: ["2 February 2026", "February 2, 2026"],
          claim: ["2 February 2026", "February 2026"],
        },
      },
      {
        page: ["The new fees apply from {v}.", "Fees went up on {v}."],
        claim: ["The fees went up on {v}.", "The current fees have applied since {v}."],
      },
      { near: ["The old form expired on {v}."] },
    ),
    literal(
      "office",
      "name",
      {
        harwick: { page: ["Harwick"], claim: ["Harwick"] },
        estbourne: { page: ["Estbourne"], claim: ["Estbourne"] },
        colmere: { page: ["Colmere"], claim: ["Colmere"] },
      },
      {
        page: [
          "Same-day renewals are only done at the counter in {v}.",
          "The only counter for same-day renewals is in {v}.",
        ],
        claim: [
          "Same-day renewals are only available at the {v} counter.",
          "For a same-day renewal you have to go to {v}.",
        ],
      },
      { near: ["The call center is in {v}."] },
    ),
    literal(
      "validity",
      "number",
      {
        "10": { page: ["10 years", "ten years"], claim: ["ten years", "10 years"] },
        "5": { page: ["5 years", "five years"], claim: ["five years", "5 years"] },
      },
      {
        page: ["A renewed adult passport is valid for {v}.", "Adults get a passport that is valid {v}."],
        claim: ["A renewed passport is valid for {v}.", "The new adult passport stays valid {v}."],
      },
      { near: ["Visas are usually valid for {v}.", "Keep the receipt for 2 years."] },
    ),
    text("photo", {
      digital: {
        page: [
          "Online renewals accept a digital photo that you take yourself.",
          "If you renew online, a digital photo taken at home is accepted.",
        ],
        claim: [
          "For an online renewal you can take the digital photo yourself.",
          "A digital photo taken at home is accepted when you renew online.",
        ],
      },
      printed: {
        page: [
          "Online renewals still need two printed photos sent by post.",
          "Even if you renew online, two printed photos have to be sent by post.",
        ],
        claim: [
          "You still have to send printed photos by post when you renew online.",
          "Online renewals need two printed photos by post.",
        ],
      },
    }),
    text("travel", {
      surrender: {
        page: [
          "You can't travel during the renewal, because the old passport has to be sent in.",
          "The old passport must be sent in, so travel isn't possible during the renewal.",
        ],
        claim: [
          "You can't travel during the renewal because the old passport has to be sent in.",
          "Travel isn't possible during the renewal, since you send in the old passport.",
        ],
      },
      keep: {
        page: [
          "You keep the old passport until the new one arrives, so you can travel during the renewal.",
          "Travel is possible during the renewal, because you keep the old passport until the new one arrives.",
        ],
        claim: [
          "You can travel during the renewal because you keep the old passport.",
          "You keep the old passport until the new one arrives.",
        ],
      },
    }),
    text("signature", {
      witness: {
        page: [
          "A witness has to sign the form if your appearance has changed.",
          "If you look different from the old photo, a witness must sign the form.",
        ],
        claim: [
          "If your appearance has changed, a witness has to sign the form.",
          "A witness must sign the form when you look different from the old photo.",
        ],
      },
      none: {
        page: [
          "Nobody else has to sign the form, even if your appearance has changed.",
          "The form needs no witness, however you look.",
        ],
        claim: [
          "Nobody else needs to sign the form, even if your appearance has changed.",
          "No witness is needed for the form.",
        ],
      },
    }),
  ],
  filler: [
    "Paperwork is nobody's hobby.",
    "Apply early, especially before the summer.",
    "Read each question twice.",
    "Queues vary during the year.",
    "Bring a pen with black ink.",
    "This page is independent of any government.",
  ],
  chatter: [
    "Would you like help with the form?",
    "Here's how it works:",
    "I'm not a lawyer, so please check with the office.",
    "Safe travels!",
  ],
};

const ebike: WorldTopic = {
  id: "ebike",
  language: "en",
  query: "how long does an e-bike battery last",
  sites: [
    {
      host: "ridewell.example",
      name: "Ridewell",
      title: "How long does an e-bike battery last?",
      heading: "In years",
    },
    {
      host: "cellbench.example",
      name: "Cell Bench",
      title: "E-bike batteries measured",
      heading: "Measurements",
    },
    { host: "pedalmag.example", name: "Pedal Mag", title: "Battery care for e-bikes", heading: "Care" },
    {
      host: "cityspokes.example",
      name: "City Spokes",
      title: "Battery replacement and its price",
      heading: "Replacement",
    },
    { host: "wattpath.example", name: "Wattpath", title: "Wattpath B5 battery", heading: "Data" },
  ],
  facts: [
    literal(
      "cycles",
      "number",
      {
        "800": {
          page: ["800 full charge cycles", "800 charge cycles"],
          claim: ["800 charge cycles", "800 full charge cycles"],
        },
        "1000": {
          page: ["1,000 full charge cycles", "1000 charge cycles"],
          claim: ["1000 charge cycles", "1,000 charge cycles"],
        },
        "500": {
          page: ["500 charge cycles", "500 full charge cycles"],
          claim: ["500 full charge cycles", "500 charge cycles"],
        },
      },
      {
        page: ["A modern battery survives {v} before it drops to seventy percent.", "Our packs lasted {v}."],
        claim: ["A battery lasts about {v}.", "Modern batteries survive {v}."],
      },
      {
        near: ["Phone batteries give up after {v}.", "We rode 12,000 kilometers for this test."],
        row: "Life",
      },
    ),
    literal(
      "range",
      "number",
      {
        "80": { page: ["80 km", "80 kilometers"], claim: ["80 kilometers", "80 km"] },
        "65": { page: ["65 kilometers", "65 km"], claim: ["65 km", "65 kilometers"] },
        "110": { page: ["110 km", "110 kilometers"], claim: ["110 km", "110 kilometers"] },
      },
      {
        page: [
          "On one charge it goes {v} in the middle mode.",
          "One charge was enough for {v} in the middle mode.",
        ],
        claim: [
          "One charge is good for {v} in the middle mode.",
          "In the middle mode the range is {v} per charge.",
        ],
        more: ["The range is {v} per charge in every mode, even in winter and uphill."],
      },
      { near: ["In turbo mode we had to stop after {v}."], row: "Range per charge, middle mode" },
    ),
    literal(
      "replacement",
      "price",
      {
        "549": { page: ["€549", "549 euros"], claim: ["549 €", "€549"] },
        "699": { page: ["€699", "EUR 699"], claim: ["€699.00", "€699"] },
        "1299": { page: ["€1,299", "€1,299.00"], claim: ["1.299,00 €", "€1299"] },
      },
      {
        page: [
          "A replacement battery costs {v}.",
          "If the battery fails after the warranty, a new one is {v}.",
        ],
        claim: ["A replacement battery costs {v}.", "Expect to pay {v} for a new battery."],
      },
      {
        near: ["The charger alone is {v}.", "Having it checked in a shop costs €35."],
        row: "Replacement battery",
      },
    ),
    literal(
      "charge",
      "number",
      {
        "4.5": { page: ["4.5 hours", "4.5 h"], claim: ["4.5 hours", "four and a half hours"] },
        "3": { page: ["three hours", "3 hours"], claim: ["3 hours", "180 minutes"] },
        "6": { page: ["6 hours", "six hours"], claim: ["six hours", "6 hours"] },
      },
      {
        page: [
          "A full charge from empty takes {v} with the standard charger.",
          "The standard charger fills it in {v}.",
        ],
        claim: ["With the standard charger, a full charge takes {v}.", "A full charge from empty takes {v}."],
      },
      { near: ["The quick charger needs {v}."] },
    ),
    literal(
      "warranty",
      "number",
      {
        "2": { page: ["two years", "2 years"], claim: ["2 years", "24 months"] },
        "3": { page: ["three years", "3 years"], claim: ["36 months", "three years"] },
      },
      {
        page: ["The warranty on the battery is {v}.", "The battery is under warranty for {v}."],
        claim: ["The battery has a warranty of {v}.", "Its battery warranty runs for {v}."],
      },
      { near: ["The frame is guaranteed for {v}."] },
    ),
    literal(
      "tested",
      "date",
      {
        "2026-06": { page: ["June 2026", "June 2026"], claim: ["June 2026", "June 2026"] },
        "2025-08": { page: ["August 2025", "August 2025"], claim: ["August 2025", "August 2025"] },
        "2024-05": { page: ["May 2024", "May 2024"], claim: ["May 2024", "May 2024"] },
      },
      {
        page: ["We measured these packs in {v}.", "The measurements are from {v}."],
        claim: ["The packs were measured in {v}.", "These measurements date from {v}."],
      },
      { near: ["The standard was revised in {v}."] },
    ),
    text("winter", {
      indoors: {
        page: [
          "In winter, take the battery indoors, because it loses power below freezing.",
          "Cold costs power: store the battery indoors in winter.",
        ],
        claim: [
          "In winter the battery should be stored indoors, because cold costs power.",
          "Store the battery indoors in winter, since it loses power below freezing.",
        ],
      },
      outside: {
        page: [
          "The battery may stay on the bike in winter; frost doesn't harm it.",
          "Frost does no harm, so the battery can stay outside in winter.",
        ],
        claim: [
          "The battery can stay on the bike in winter because frost doesn't harm it.",
          "Frost does no harm to the battery.",
        ],
      },
    }),
    text("full", {
      avoid: {
        page: [
          "Don't leave the battery at a full charge for weeks; that ages the cells.",
          "A battery that sits fully charged for weeks ages faster.",
        ],
        claim: [
          "Leaving the battery fully charged for weeks ages the cells faster.",
          "Don't let the battery sit at full charge for weeks.",
        ],
      },
      fine: {
        page: [
          "Leaving the battery fully charged for weeks doesn't age it.",
          "The battery may sit at full charge for weeks without harm.",
        ],
        claim: [
          "The battery can sit fully charged for weeks without harm.",
          "Leaving it fully charged for weeks doesn't age the battery.",
        ],
      },
    }),
    text("recycle", {
      shop: {
        page: [
          "Shops that sell batteries take the old ones back free of charge.",
          "Bring the old battery to any shop that sells them; it takes them back free of charge.",
        ],
        claim: [
          "Shops that sell batteries take old ones back free of charge.",
          "You can return the old battery to a shop free of charge.",
        ],
      },
      fee: {
        page: [
          "Shops take old batteries back for a small fee.",
          "Returning an old battery to a shop costs a small fee.",
        ],
        claim: [
          "Shops charge a small fee for taking back old batteries.",
          "Returning the old battery to a shop costs a small fee.",
        ],
      },
    }),
  ],
  filler: [
    "A bike is only as good as its battery.",
    "Hills, wind and luggage change everything.",
    "We paid for every pack ourselves.",
    "Nobody likes to push a heavy bike.",
    "Read the manual of your own bike first.",
    "Cells differ more than their labels say.",
  ],
  chatter: [
    "What kind of riding do you do?",
    "In short:",
    "It depends on several factors.",
    "Let me know if you want tips for your model.",
  ],
};

const heatPump: WorldTopic = {
  id: "heat-pump",
  language: "de",
  query: "was kostet eine Wärmepumpe im Altbau",
  sites: [
    {
      host: "waermeblick.example",
      name: "Wärmeblick",
      title: "Was kostet eine Wärmepumpe im Altbau?",
      heading: "Kosten",
    },
    {
      host: "haustechnik-rat.example",
      name: "Haustechnik-Rat",
      title: "Wärmepumpe: Preise und Förderung",
      heading: "Preise",
    },
    {
      host: "altbaupraxis.example",
      name: "Altbaupraxis",
      title: "Unsere Wärmepumpe im Altbau",
      heading: "Unsere Rechnung",
    },
    {
      host: "energietafel.example",
      name: "Energietafel",
      title: "Wärmepumpen im Vergleich",
      heading: "Vergleich",
    },
    { host: "klimahof.example", name: "Klimahof", title: "Wärmepumpe im alten Haus", heading: "Erfahrungen" },
  ],
  facts: [
    literal(
      "total",
      "price",
      {
        "28500": { page: ["28.500 €", "28.500 Euro"], claim: ["28.500 Euro", "28.500 €"] },
        "31900": { page: ["31.900 €", "31.900,00 €"], claim: ["31.900 €", "31 900 €"] },
        "24900": { page: ["24.900 Euro", "24.900 €"], claim: ["24.900 €", "24.900 Euro"] },
      },
      {
        page: [
          "Eine Luft-Wasser-Wärmepumpe kostet im Altbau samt Einbau {v}.",
          "Für die Luft-Wasser-Wärmepumpe samt Einbau haben wir im Altbau {v} bezahlt.",
        ],
        claim: [
          "Eine Luft-Wasser-Wärmepumpe kostet im Altbau mit Einbau {v}.",
          "Gerät und Einbau kosten im Altbau {v}.",
        ],
      },
      {
        near: ["Eine Erdwärmepumpe kostet {v}.", "Der neue Heizkörper im Bad kostete 640 €."],
        row: "Gerät mit Einbau",
      },
    ),
    literal(
      "subsidy",
      "number",
      {
        "35": { page: ["35 %", "35 Prozent"], claim: ["35 Prozent", "35 %"] },
        "50": { page: ["50 Prozent", "50 %"], claim: ["50 %", "50 Prozent"] },
        "70": { page: ["70 %", "70 Prozent"], claim: ["70 %", "70 Prozent"] },
      },
      {
        page: [
          "Der Staat übernimmt {v} der Kosten als Förderung.",
          "Als Förderung gibt es {v} der Kosten zurück.",
        ],
        claim: ["Die Förderung beträgt {v} der Kosten.", "Der Staat fördert den Einbau mit {v} der Kosten."],
      },
      { near: ["Der Zuschuss für neue Fenster beträgt {v}."] },
    ),
    literal(
      "jaz",
      "number",
      {
        "3.4": { page: ["3,4"], claim: ["3,4"] },
        "3.1": { page: ["3,1"], claim: ["3,1"] },
        "2.8": { page: ["2,8"], claim: ["2,8"] },
      },
      {
        page: [
          "Im Altbau erreichte sie eine Jahresarbeitszahl von {v}.",
          "Gemessen haben wir eine Jahresarbeitszahl von {v}.",
        ],
        claim: [
          "Im Altbau liegt die Jahresarbeitszahl bei {v}.",
          "Die gemessene Jahresarbeitszahl beträgt {v}.",
        ],
      },
      { near: ["Im Neubau sind es {v}."] },
    ),
    literal(
      "date",
      "date",
      {
        "2026-03-09": { page: ["9. März 2026", "09.03.2026"], claim: ["9. März 2026", "März 2026"] },
        "2025-11-21": {
          page: ["21. November 2025", "21.11.2025"],
          claim: ["21.11.2025", "21. November 2025"],
        },
      },
      {
        page: ["Stand der Preise: {v}.", "Die Preise haben wir am {v} geprüft."],
        claim: ["Die Preise wurden am {v} geprüft.", "Stand der Preise ist {v}."],
      },
      { near: ["Das Gesetz gilt seit dem {v}."] },
    ),
    literal(
      "noise",
      "number",
      {
        "45": { page: ["45 dB"], claim: ["45 dB"] },
        "52": { page: ["52 dB"], claim: ["52 dB"] },
      },
      {
        page: ["Das Außengerät ist mit {v} leiser als ein Gespräch.", "Gemessen wurden {v} am Außengerät."],
        claim: ["Das Außengerät erreicht {v}.", "Am Außengerät wurden {v} gemessen."],
      },
      { near: ["Der Umwälzer läuft mit {v}."] },
    ),
    text("radiators", {
      keep: {
        page: [
          "Die alten Heizkörper können im Altbau meist bleiben.",
          "In den meisten Altbauten können die alten Heizkörper bleiben.",
        ],
        claim: [
          "Die alten Heizkörper können bleiben.",
          "In Altbauten können die alten Heizkörper meist bleiben.",
        ],
      },
      replace: {
        page: [
          "Alle alten Heizkörper mussten ausgetauscht werden.",
          "Ohne neue Heizkörper geht es im Altbau nicht.",
        ],
        claim: [
          "Die alten Heizkörper müssen ausgetauscht werden.",
          "Im Altbau geht es nicht ohne neue Heizkörper.",
        ],
      },
    }),
    text("insulation", {
      first: {
        page: [
          "Vor dem Einbau sollte das Dach gedämmt werden.",
          "Zuerst das Dach dämmen, dann die Wärmepumpe einbauen.",
        ],
        claim: ["Das Dach sollte vor dem Einbau gedämmt werden.", "Man sollte zuerst das Dach dämmen."],
      },
      unneeded: {
        page: [
          "Eine Dämmung des Dachs ist vor dem Einbau nicht nötig.",
          "Das Dach muss vor dem Einbau nicht gedämmt werden.",
        ],
        claim: [
          "Das Dach muss vor dem Einbau nicht gedämmt werden.",
          "Eine Dämmung des Dachs ist nicht nötig.",
        ],
      },
    }),
  ],
  filler: [
    "Ein altes Haus hat seine eigenen Regeln.",
    "Jedes Gebäude ist anders.",
    "Fragen Sie mehrere Betriebe.",
    "Wir heizen seit Jahren ohne Öl.",
    "Gute Planung spart Ärger.",
    "Viele Leser fragen danach.",
  ],
  chatter: [
    "Soll ich das für Ihr Haus durchrechnen?",
    "Kurz zusammengefasst:",
    "Gerne helfe ich weiter!",
    "Die Preise können abweichen.",
  ],
};

const museum: WorldTopic = {
  id: "museum",
  language: "fr",
  query: "horaires et tarifs du musée des Tisserands",
  sites: [
    {
      host: "guide-valmont.example",
      name: "Guide Valmont",
      title: "Visiter le musée des Tisserands",
      heading: "Visite",
    },
    {
      host: "musee-tisserands.example",
      name: "Musée des Tisserands",
      title: "Horaires et tarifs",
      heading: "Infos pratiques",
    },
    { host: "weekend-sud.example", name: "Weekend Sud", title: "Un week-end à Valmont", heading: "Samedi" },
    {
      host: "petitbillet.example",
      name: "Petit Billet",
      title: "Billets pour le musée des Tisserands",
      heading: "Billets",
    },
    {
      host: "famillesendroute.example",
      name: "Familles en route",
      title: "Valmont avec des enfants",
      heading: "Au musée",
    },
  ],
  facts: [
    literal(
      "ticket",
      "price",
      {
        "9.50": { page: ["9,50 €", "9,50 euros"], claim: ["9,50 €", "9,50 euros"] },
        "11": { page: ["11 €", "11,00 €"], claim: ["11 euros", "11 €"] },
        "12.50": { page: ["12,50 €", "12,50 euros"], claim: ["12,50 €", "12,50 €"] },
      },
      {
        page: ["Le billet plein tarif coûte {v}.", "À plein tarif, l'entrée est à {v}."],
        claim: ["Le billet plein tarif coûte {v}.", "L'entrée à plein tarif est de {v}."],
      },
      { near: ["Le parking coûte 4 € pour la journée.", "Le catalogue est vendu {v}."], row: "Plein tarif" },
    ),
    literal(
      "hours",
      "number",
      {
        "9:30": { page: ["9h30", "9 h 30"], claim: ["9h30", "9:30"] },
        "10:00": { page: ["10h00", "10 h 00"], claim: ["10h00", "10:00"] },
      },
      {
        page: ["Le musée ouvre ses portes à {v}.", "Les visites commencent à {v}, à l'ouverture du musée."],
        claim: ["Le musée ouvre à {v}.", "L'ouverture du musée est à {v}."],
      },
      { near: ["Le café ouvre à {v}."] },
    ),
    literal(
      "opened",
      "date",
      {
        "1998": { page: ["1998"], claim: ["1998"] },
        "2003": { page: ["2003"], claim: ["2003"] },
        "2011": { page: ["2011"], claim: ["2011"] },
      },
      {
        page: [
          "Le musée a été inauguré en {v} dans une ancienne filature.",
          "Installé dans une ancienne filature, le musée existe depuis {v}.",
        ],
        claim: ["Le musée a été inauguré en {v}.", "Le musée existe depuis {v} dans une ancienne filature."],
      },
      { near: ["La ville a été reconstruite en {v}."] },
    ),
    literal(
      "duration",
      "number",
      {
        "90": { page: ["1 h 30", "90 minutes"], claim: ["90 minutes", "90 minutes"] },
        "120": { page: ["deux heures", "2 heures"], claim: ["2 heures", "deux heures"] },
      },
      {
        page: ["La visite libre dure {v} environ.", "Prévoyez {v} pour la visite libre."],
        claim: ["Il faut prévoir {v} pour la visite libre.", "La visite libre dure {v}."],
      },
      { near: ["Le film dure {v}."] },
    ),
    literal(
      "curator",
      "name",
      {
        vasseur: { page: ["Hélène Vasseur"], claim: ["Hélène Vasseur"] },
        durieux: { page: ["Paul Durieux"], claim: ["Paul Durieux"] },
      },
      {
        page: ["La collection est dirigée par {v}.", "{v} dirige la collection depuis dix ans."],
        claim: ["La collection est dirigée par {v}.", "C'est {v} qui dirige la collection."],
      },
      { near: ["Le maire, {v}, soutient le projet."] },
    ),
    text("monday", {
      closed: {
        page: ["Le musée est fermé le lundi.", "Attention, le lundi le musée reste fermé."],
        claim: ["Le musée est fermé le lundi.", "Le lundi, le musée reste fermé."],
      },
      open: {
        page: [
          "Le musée est ouvert tous les jours, le lundi compris.",
          "Même le lundi, le musée est ouvert.",
        ],
        claim: ["Le musée est ouvert le lundi.", "Le musée est ouvert tous les jours, même le lundi."],
      },
    }),
    text("booking", {
      needed: {
        page: ["Il faut réserver en ligne avant la visite.", "La réservation en ligne est obligatoire."],
        claim: ["La réservation en ligne est obligatoire.", "Il faut réserver en ligne avant la visite."],
      },
      none: {
        page: [
          "La réservation en ligne n'est pas obligatoire.",
          "Il n'est pas nécessaire de réserver en ligne avant la visite.",
        ],
        claim: [
          "La réservation en ligne n'est pas obligatoire.",
          "Il n'est pas nécessaire de réserver en ligne.",
        ],
      },
    }),
  ],
  filler: [
    "Valmont se visite en toute saison.",
    "Le quartier est calme et ombragé.",
    "On y vient volontiers en famille.",
    "Les métiers à tisser impressionnent toujours.",
    "Un banc attend les visiteurs fatigués.",
    "Nous y retournons chaque année.",
  ],
  chatter: [
    "Souhaitez-vous un itinéraire ?",
    "En résumé :",
    "Bonne visite !",
    "N'hésitez pas à me demander autre chose.",
  ],
};

const course: WorldTopic = {
  id: "course",
  language: "es",
  query: "cuánto cuesta un curso de cerámica en Almera",
  sites: [
    {
      host: "barroyagua.example",
      name: "Barro y Agua",
      title: "Curso de cerámica en Almera",
      heading: "El curso",
    },
    {
      host: "almeracultura.example",
      name: "Almera Cultura",
      title: "Talleres de cerámica: precios",
      heading: "Precios",
    },
    {
      host: "manosalatierra.example",
      name: "Manos a la Tierra",
      title: "Aprender cerámica desde cero",
      heading: "Para empezar",
    },
    {
      host: "guiatalleres.example",
      name: "Guía de Talleres",
      title: "Los mejores talleres de cerámica",
      heading: "Comparación",
    },
    { host: "elhorno.example", name: "El Horno", title: "Cursos y horno propio", heading: "Cursos" },
  ],
  facts: [
    literal(
      "price",
      "price",
      {
        "180": { page: ["180 €", "180,00 €"], claim: ["180 euros", "180 €"] },
        "1250": { page: ["1.250 €", "1.250,00 €"], claim: ["1250 €", "1.250 euros"] },
        "240": { page: ["240 €", "240 euros"], claim: ["240 €", "240 euros"] },
      },
      {
        page: [
          "El curso de cerámica cuesta {v} con materiales.",
          "Por el curso completo, con materiales, se pagan {v}.",
        ],
        claim: [
          "El curso de cerámica cuesta {v} con materiales.",
          "El curso completo con materiales cuesta {v}.",
        ],
      },
      { near: ["La matrícula cuesta 25 €.", "El curso de dibujo cuesta {v}."], row: "Curso con materiales" },
    ),
    literal(
      "hours",
      "number",
      {
        "24": { page: ["24 horas"], claim: ["24 horas"] },
        "30": { page: ["30 horas"], claim: ["30 horas"] },
        "16": { page: ["16 horas"], claim: ["16 horas"] },
      },
      {
        page: ["El curso dura {v} repartidas en dos meses.", "Son {v} de clase en total."],
        claim: ["El curso dura {v} en total.", "El curso tiene {v} de clase."],
      },
      { near: ["El horno tarda {v} en enfriarse."] },
    ),
    literal(
      "group",
      "number",
      {
        "8": { page: ["8 alumnos"], claim: ["8 alumnos"] },
        "12": { page: ["12 alumnos"], claim: ["12 alumnos"] },
      },
      {
        page: ["Los grupos tienen un máximo de {v}.", "Nunca hay más de {v} por grupo."],
        claim: ["Los grupos tienen un máximo de {v}.", "Hay un máximo de {v} por grupo."],
      },
      { near: ["El taller de dibujo admite a {v}."] },
    ),
    literal(
      "start",
      "date",
      {
        "2026-09-14": {
          page: ["14 de septiembre de 2026", "14/09/2026"],
          claim: ["14 de septiembre de 2026", "14 de septiembre de 2026"],
        },
        "2026-10-05": {
          page: ["5 de octubre de 2026", "05/10/2026"],
          claim: ["5 de octubre de 2026", "octubre de 2026"],
        },
      },
      {
        page: ["El próximo curso empieza el {v}.", "Las clases empiezan el {v}."],
        claim: ["El próximo curso empieza el {v}.", "Las clases empiezan el {v}."],
      },
      { near: ["La exposición abre el {v}."] },
    ),
    literal(
      "teacher",
      "name",
      {
        ferrer: { page: ["Lucía Ferrer"], claim: ["Lucía Ferrer"] },
        molina: { page: ["Andrés Molina"], claim: ["Andrés Molina"] },
      },
      {
        page: [
          "Las clases las imparte {v}, ceramista con taller propio.",
          "{v} imparte las clases de torno.",
        ],
        claim: ["Las clases las imparte {v}.", "{v} imparte las clases."],
      },
      { near: ["Las fotos son de {v}."] },
    ),
    text("level", {
      beginners: {
        page: [
          "No hace falta experiencia previa para apuntarse.",
          "El curso es para principiantes y no exige experiencia previa.",
        ],
        claim: ["No hace falta experiencia previa.", "El curso no exige experiencia previa."],
      },
      advanced: {
        page: [
          "Hace falta experiencia previa con el torno para apuntarse.",
          "El curso exige experiencia previa con el torno.",
        ],
        claim: ["Hace falta experiencia previa con el torno.", "El curso exige experiencia previa."],
      },
    }),
    text("pieces", {
      keep: {
        page: [
          "Cada alumno se lleva sus piezas a casa.",
          "Las piezas terminadas se las lleva cada alumno a casa.",
        ],
        claim: [
          "Cada alumno se lleva sus piezas a casa.",
          "Los alumnos se llevan las piezas terminadas a casa.",
        ],
      },
      stay: {
        page: [
          "Las piezas se quedan en el taller para la exposición.",
          "Los alumnos no se llevan las piezas: se quedan en el taller.",
        ],
        claim: ["Las piezas se quedan en el taller.", "Los alumnos no se llevan las piezas a casa."],
      },
    }),
  ],
  filler: [
    "El barro enseña paciencia.",
    "Almera tiene una larga tradición.",
    "Se trabaja con calma y buena luz.",
    "Cada taller tiene su carácter.",
    "Conviene llevar ropa cómoda.",
    "Muchos repiten al año siguiente.",
  ],
  chatter: [
    "¿Quieres que compare otros talleres?",
    "En resumen:",
    "Espero que te sirva.",
    "Avísame si necesitas más información.",
  ],
};

const bread: WorldTopic = {
  id: "bread",
  language: "it",
  query: "quanto lievito madre per un chilo di farina",
  sites: [
    {
      host: "panedicasa.example",
      name: "Pane di Casa",
      title: "Quanto lievito madre per un chilo di farina?",
      heading: "La dose",
    },
    { host: "fornolento.example", name: "Forno Lento", title: "Pane con lievito madre", heading: "Ricetta" },
    { host: "impastiamo.example", name: "Impastiamo", title: "Guida al lievito madre", heading: "Le basi" },
    {
      host: "crostaemollica.example",
      name: "Crosta e Mollica",
      title: "Gli errori del pane fatto in casa",
      heading: "Errori",
    },
    { host: "mulinobruno.example", name: "Mulino Bruno", title: "Farine e pani", heading: "Consigli" },
  ],
  facts: [
    literal(
      "dose",
      "number",
      {
        "200": { page: ["200 g", "200 grammi"], claim: ["200 grammi", "200 g"] },
        "250": { page: ["250 grammi", "250 g"], claim: ["250 g", "250 grammi"] },
        "300": { page: ["300 g", "300 grammi"], claim: ["300 g", "300 grammi"] },
      },
      {
        page: [
          "Per un chilo di farina servono {v} di lievito madre.",
          "Noi usiamo {v} di lievito madre per ogni chilo di farina.",
        ],
        claim: [
          "Per un chilo di farina servono {v} di lievito madre.",
          "Si usano {v} di lievito madre per ogni chilo di farina.",
        ],
      },
      {
        near: ["Di sale bastano 20 g.", "Per la pizza bastano {v} di lievito madre."],
        row: "Lievito madre per chilo",
      },
    ),
    literal(
      "rise",
      "number",
      {
        "8": { page: ["8 ore", "otto ore"], claim: ["otto ore", "8 ore"] },
        "12": { page: ["12 ore", "dodici ore"], claim: ["12 ore", "12 ore"] },
      },
      {
        page: [
          "L'impasto deve lievitare {v} a temperatura ambiente.",
          "Lasciate lievitare l'impasto per {v} a temperatura ambiente.",
        ],
        claim: ["L'impasto deve lievitare {v}.", "L'impasto lievita per {v} a temperatura ambiente."],
      },
      { near: ["In frigo resiste {v}."], row: "Lievitazione" },
    ),
    literal(
      "oven",
      "number",
      {
        "230": { page: ["230 °C"], claim: ["230°C"] },
        "250": { page: ["250 °C"], claim: ["250 °C"] },
      },
      {
        page: ["Infornate il pane a {v}.", "Il forno va scaldato a {v} prima di infornare."],
        claim: ["Il pane si inforna a {v}.", "Il forno va scaldato a {v}."],
      },
      { near: ["La focaccia si cuoce a {v}."] },
    ),
    literal(
      "flour-price",
      "price",
      {
        "2.80": { page: ["2,80 €", "2,80 euro"], claim: ["2,80 euro", "2,80 €"] },
        "3.40": { page: ["3,40 €", "3,40 euro"], claim: ["3,40 €", "3,40 €"] },
      },
      {
        page: [
          "La farina macinata a pietra costa {v} al chilo.",
          "Un chilo di farina macinata a pietra costa {v}.",
        ],
        claim: [
          "La farina macinata a pietra costa {v} al chilo.",
          "Un chilo di farina macinata a pietra costa {v}.",
        ],
      },
      { near: ["La semola costa {v} al chilo."] },
    ),
    literal(
      "baker",
      "name",
      {
        conti: { page: ["Elena Conti"], claim: ["Elena Conti"] },
        riva: { page: ["Marco Riva"], claim: ["Marco Riva"] },
      },
      {
        page: ["La ricetta è della fornaia {v}.", "Questa ricetta l'ha scritta {v}."],
        claim: ["La ricetta è di {v}.", "{v} ha scritto la ricetta."],
      },
      { near: ["Le foto sono di {v}."] },
    ),
    text("water", {
      warm: {
        page: [
          "Usate acqua tiepida, così il lievito lavora meglio.",
          "Con l'acqua tiepida il lievito lavora meglio.",
        ],
        claim: [
          "Con acqua tiepida il lievito lavora meglio.",
          "Si usa acqua tiepida perché il lievito lavora meglio.",
        ],
      },
      cold: {
        page: [
          "Usate acqua fredda, così l'impasto non si scalda.",
          "Con l'acqua fredda l'impasto non si scalda.",
        ],
        claim: [
          "Con acqua fredda l'impasto non si scalda.",
          "Si usa acqua fredda perché l'impasto non si scaldi.",
        ],
      },
    }),
    text("salt", {
      late: {
        page: [
          "Il sale non va mai messo insieme al lievito, ma solo alla fine.",
          "Aggiungete il sale alla fine, mai insieme al lievito.",
        ],
        claim: [
          "Il sale va aggiunto alla fine e mai insieme al lievito.",
          "Il sale non va messo insieme al lievito.",
        ],
      },
      early: {
        page: [
          "Il sale si mette subito, insieme al lievito.",
          "Mettete il sale insieme al lievito, all'inizio.",
        ],
        claim: [
          "Il sale si mette insieme al lievito all'inizio.",
          "Il sale va messo subito, insieme al lievito.",
        ],
      },
    }),
  ],
  filler: [
    "Il pane racconta una casa.",
    "Ogni farina si comporta a modo suo.",
    "Ci vuole un po' di pratica.",
    "Il profumo si sente dalle scale.",
    "Non abbiate fretta.",
    "Molti lettori ce lo chiedono.",
  ],
  chatter: ["Vuoi la ricetta completa?", "In sintesi:", "Buon appetito!", "Fammi sapere se ti serve altro."],
};

export const WORLD_TOPICS: readonly WorldTopic[] = [
  coffee,
  tallyboard,
  passport,
  ebike,
  heatPump,
  museum,
  course,
  bread,
];
