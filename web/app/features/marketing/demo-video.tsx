/** The recorded demo: self-hosted, with a poster and captions. Shows nothing if `public/demo` has no recording. */
import { demo } from "virtual:demo";
import { Section, Split } from "../../ui/layout/section.tsx";
import { FigureCaption } from "./figure-caption.tsx";

const CHAPTERS = ["Paste the link", "Read the seven scores", "Open a finding", "Generate the article"];

export function DemoVideo() {
  if (demo === null) return null;
  return (
    <Section labelledBy="demo">
      <Split
        head={
          <>
            <h2 id="demo" className="text-36">
              Watch a demo
            </h2>
            <p className="text-quiet">A recording of the product, with captions.</p>
            <ol className="grid list-decimal gap-1 pl-5 text-quiet marker:font-semibold marker:text-accent">
              {CHAPTERS.map((chapter) => (
                <li key={chapter}>{chapter}</li>
              ))}
            </ol>
          </>
        }
      >
        <figure>
          <video
            controls
            preload="none"
            playsInline
            poster={demo.poster}
            width={demo.width}
            height={demo.height}
            aria-label="Demo of one analysis, from link to article"
            className="h-auto w-full rounded-md border border-line bg-surface shadow-card"
          >
            {demo.sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
            <track kind="captions" src={demo.captions} srcLang="en" label="English" default />
          </video>
          <FigureCaption number={2}>Recorded in the product by a script.</FigureCaption>
        </figure>
      </Split>
    </Section>
  );
}
