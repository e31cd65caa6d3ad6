/** The home page of someone who is not signed in. */
import { site } from "@citeworthy/core/product/identity/site";
import type { ReactNode } from "react";
import type { Question } from "../../../content/article.ts";
import { still } from "../../delivery/still.tsx";
import { AuthLink } from "../../session/auth-link.tsx";
import { buttonClass } from "../../ui/form/button.tsx";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { ClosingCall, TRIAL_LINE } from "./closing-call.tsx";
import { EngineRotator } from "./engine-rotator.tsx";
import { Questions } from "./questions.tsx";

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
          Paste a link to an article. {site.name} shows what AI answers could quote from it and what to
          improve first.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <AuthLink
            view="sign-up"
            className={buttonClass({ variant: "primary", size: "large", className: "max-md:w-full" })}
          >
            Get Started for FREE
          </AuthLink>
          <ArrowLink to="/sample-report">See a sample report</ArrowLink>
          <ArrowLink to="/what-is-geo">What is GEO?</ArrowLink>
        </div>
        <p className="mt-4 text-14 text-quiet">{TRIAL_LINE}</p>
      </div>
      <Sheet />
    </div>
  );
}

const Sheet = still("marked-sheet", () => import("./marked-sheet.tsx"));
const Middle = still("home-middle", () => import("./home-middle.tsx"));

type VisitorHomeProps = { insights: ReactNode; questions: readonly Question[] };

/** `insights` comes from the blog; a route brings the two together. */
export function VisitorHome({ insights, questions }: VisitorHomeProps) {
  return (
    <>
      <Hero />
      <Middle />
      {insights}
      <Questions id="questions" title="Questions, answered" questions={questions} />
      <ClosingCall />
    </>
  );
}
