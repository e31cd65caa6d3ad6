/** Explains what a generator does, for readers and for browsers without scripts. */
import { useId } from "react";
import { Link } from "react-router";
import { Section, Split } from "../../ui/layout/section.tsx";

type GeneratorAboutProps = { about: readonly { name: string; text: string }[] };

export function GeneratorAbout({ about }: GeneratorAboutProps) {
  const id = useId();
  return (
    <Section band labelledBy={id}>
      <Split
        head={
          <h2 id={id} className="text-28 md:text-36">
            What you get
          </h2>
        }
      >
        <dl className="grid gap-6">
          {about.map(({ name, text }) => (
            <div key={name} className="grid gap-1 border-t border-line pt-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="max-w-measure text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 max-w-measure text-quiet">
          Once it is published,{" "}
          <Link to="/" className="link">
            analyze it
          </Link>
          , or read{" "}
          <Link to="/what-is-geo" className="link">
            what GEO is
          </Link>{" "}
          and{" "}
          <Link to="/blog" className="link">
            what gets cited
          </Link>
          .
        </p>
      </Split>
    </Section>
  );
}
