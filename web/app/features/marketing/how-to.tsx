/** From sign-up to a draft, in four steps. */
import { TRIAL_DAYS } from "@citeworthy/core/product/plans/plans";
import type { ReactNode } from "react";
import { AuthLink } from "../../session/auth-link.tsx";
import { buttonClass } from "../../ui/form/button.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Greeked, MiniField, Specimen } from "./specimen.tsx";

type Step = { title: string; text: string; specimen: ReactNode };

const STEPS: Step[] = [
  {
    title: "Sign in",
    text: `Create an account with your email address. The ${TRIAL_DAYS}-day trial needs no card.`,
    specimen: (
      <>
        <MiniField>you@your-company.example</MiniField>
        <span className="rounded-sm bg-accent px-3 py-2 text-center leading-tight font-semibold text-accent-ink">
          Sign In
        </span>
      </>
    ),
  },
  {
    title: "Add a blog URL",
    text: "Paste the address of a public article. We read it like a crawler that does not run JavaScript.",
    specimen: <MiniField isActive>https://your-blog.example/filter…</MiniField>,
  },
  {
    title: "Receive AI optimization tips",
    text: "Get a GEO score, seven section scores, and a list of what to change first.",
    specimen: <Greeked />,
  },
  {
    title: "Generate a GEO-optimized article",
    text: "Get a new version built from your own facts and download it as Markdown.",
    specimen: (
      <span className="font-mono text-12 leading-relaxed text-quiet">
        <b className="text-ink"># How much coffee per liter?</b>
        <br />
        Use 55 grams of ground
        <br />
        coffee for each liter.
      </span>
    ),
  },
];

export function HowTo() {
  return (
    <Section labelledBy="how">
      <h2 id="how" className="mb-10 text-36">
        From link to draft in four steps
      </h2>
      <ol className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text, specimen }, index) => (
          <li key={title} className="grid content-start gap-4 border-t border-ink pt-4">
            <Specimen>{specimen}</Specimen>
            <h3 className="text-22">
              <span className="mr-1.5 align-[0.5em] font-sans text-14 font-semibold text-accent">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <AuthLink view="sign-up" className={buttonClass({ variant: "primary" })}>
          Start your free trial
        </AuthLink>
      </p>
    </Section>
  );
}
