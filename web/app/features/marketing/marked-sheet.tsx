/** Fig. 1: a page as an editor would mark it, and the answer that could quote it. An illustration, and it says so. */
import { Highlight } from "../../ui/figures/highlight.tsx";
import { FigureCaption } from "./figure-caption.tsx";

const PENCIL = "font-serif text-16 leading-[1.35] text-accent italic border-l-[1.5px] border-accent pl-3";
const COPY = "font-serif text-18 leading-[1.58] md:text-[1.25rem]";

function Answer() {
  return (
    <div className="relative mx-5 mb-5 pt-6 before:absolute before:top-0 before:left-0 before:w-24 before:border-t before:border-ink md:mx-8 md:mb-8">
      <div className="grid gap-x-2 gap-y-1 md:grid-cols-[22px_1fr]">
        <span className="text-14 font-semibold text-accent">1</span>
        <div className="rounded-md bg-wash px-4 py-4 md:px-6">
          <p className="text-14 text-quiet">AI answer to &ldquo;coffee to water ratio&rdquo;</p>
          <p className="mt-1.5">
            The usual starting point is{" "}
            <Highlight>55 grams of ground coffee for each liter of water</Highlight>, following the Specialty
            Coffee Association.
          </p>
          <ul className="mt-3 flex flex-wrap gap-2 text-14 leading-none">
            <li className="rounded-full border border-accent bg-surface px-2.5 py-2 font-semibold">
              <b className="mr-1.5 text-accent">1</b>your-blog.example
            </li>
            <li className="rounded-full border border-line bg-surface px-2.5 py-2 text-quiet">
              <b className="mr-1.5 text-accent">2</b>another-site.example
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

export default function MarkedSheet() {
  return (
    <figure>
      <div className="rounded-md border border-line bg-surface shadow-card">
        <p className="border-b border-line px-5 py-3.5 text-14 text-quiet md:px-8">
          your-blog.example/filter-coffee-ratio
        </p>
        <div className="grid gap-x-6 gap-y-4 px-5 py-6 md:grid-cols-[minmax(0,1fr)_136px] md:gap-y-5 md:py-8 md:pr-6 md:pl-8">
          <p className="col-span-full font-serif text-22 font-medium tracking-[-0.012em] md:text-28">
            How much coffee per liter of water?
          </p>
          <p
            className={`${COPY} text-quiet underline decoration-quiet/45 decoration-wavy decoration-1 underline-offset-[0.28em]`}
          >
            There is nothing like the first cup of the day, and everyone makes it a little differently.
          </p>
          <p className={`${PENCIL} self-start`}>Nothing here to quote.</p>
          <p className={COPY}>
            <Highlight>Use 55 grams of ground coffee for each liter of water</Highlight>,
            <sup className="px-0.5 font-sans text-12 font-semibold text-accent">1</sup> the ratio in the
            Specialty Coffee Association&rsquo;s Golden Cup standard.
          </p>
          <p className={`${PENCIL} self-start`}>A number with its source in the same sentence.</p>
        </div>
        <Answer />
      </div>
      <FigureCaption number={1}>
        Illustration: the highlighted words are what an AI answer could quote and credit.
      </FigureCaption>
    </figure>
  );
}
