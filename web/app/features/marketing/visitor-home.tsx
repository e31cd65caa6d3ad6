/** The home page of someone who is not signed in. */
import { site } from "@citeworthy/core/product/site";
import { AuthLink } from "../../session/auth-link.tsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Section, Split } from "../../ui/page.tsx";
import { ClosingCall, TRIAL_LINE } from "./closing-call.tsx";
import { EngineRotator } from "./engine-rotator.tsx";
import { MarkedSheet } from "./marked-sheet.tsx";
import { PredictionBand } from "./prediction-band.tsx";

const TODAY = [
  {
    title: "Seven scores that stand still",
    text: "A fixed, published set of checks reads your page in seven sections. The same page always gets the same score.",
  },
  {
    title: "Findings that quote your page",
    text: "Every finding shows the words it stands on, how many points they cost, and how good the evidence behind the rule is.",
  },
  {
    title: "What to change first",
    text: "Each recommendation says what was found and what to write instead, and is marked with its effort and its impact.",
  },
  {
    title: "Measured or estimated, always said",
    text: "A figure read off your page is called measured. A figure we computed is called estimated. Neither is dressed as the other.",
  },
];

function Hero() {
  return (
    <div className="wrap grid items-center gap-12 pt-10 pb-16 md:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)] lg:gap-16 lg:pt-20 lg:pb-24">
      <div>
        <EngineRotator />
        <h1 className="mt-4 mb-8 text-[3.375rem] leading-[0.98] tracking-[-0.032em] md:text-72">
          Find the words{" "}
          <mark className="marked mx-[-0.06em] px-[0.06em] whitespace-nowrap">worth citing.</mark>
        </h1>
        <p className="max-w-[44ch] text-18 text-quiet">
          Paste the link of an article. {site.name} marks what an AI answer could quote, and shows what to
          change first.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <AuthLink
            view="sign-up"
            className={buttonClass({ variant: "primary", size: "large", className: "max-md:w-full" })}
          >
            Get Started for FREE
          </AuthLink>
          <ArrowLink to="/what-is-geo">What is GEO?</ArrowLink>
        </div>
        <p className="mt-4 text-14 text-quiet">{TRIAL_LINE}</p>
      </div>
      <MarkedSheet />
    </div>
  );
}

export function VisitorHome() {
  return (
    <>
      <Hero />
      <PredictionBand />
      <Section labelledBy="today">
        <Split
          head={
            <>
              <h2 id="today" className="text-36">
                Every number shows its proof
              </h2>
              <p className="text-quiet">What you get for a link, today.</p>
            </>
          }
        >
          <ul className="grid border-t border-ink">
            {TODAY.map(({ title, text }) => (
              <li
                key={title}
                className="grid items-baseline gap-x-10 gap-y-2 border-b border-line py-6 md:grid-cols-[5fr_6fr]"
              >
                <h3 className="text-22 md:text-28">{title}</h3>
                <p className="text-quiet">{text}</p>
              </li>
            ))}
          </ul>
        </Split>
      </Section>
      <ClosingCall />
    </>
  );
}
