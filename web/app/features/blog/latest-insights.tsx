/** All articles in one row that scrolls sideways. The arrows need script; the row and its cards do not. */
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { still } from "../../delivery/still.tsx";
import { ArrowLeft, ArrowRight } from "../../ui/marks/icons.tsx";

/** One step of an arrow, in pixels. */
const STEP = 400;

const ARROW =
  "grid size-12 place-items-center rounded-full border border-ink/26 bg-surface text-ink hover:border-ink disabled:cursor-default disabled:border-line disabled:text-quiet";

const Rail = still("latest-rail", () => import("./latest-rail.tsx"));

const railIn = (place: RefObject<HTMLElement | null>) => place.current?.querySelector(".rail");

/** Which ends of the row are in view. It is measured once the reader is near it: before that it is not laid out. */
function useEnds(place: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const row = railIn(place);
    if (!row) return;
    const look = () =>
      setEnds({
        atStart: row.scrollLeft < 1,
        atEnd: row.scrollLeft > row.scrollWidth - row.clientWidth - 1,
      });
    const near = new IntersectionObserver(look);
    near.observe(row);
    row.addEventListener("scroll", look, { passive: true });
    return () => {
      near.disconnect();
      row.removeEventListener("scroll", look);
    };
  }, [place]);
  return ends;
}

const isMotionWanted = () => !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

export function LatestInsights() {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { atStart, atEnd } = useEnds(place);
  const scroll = (left: number) =>
    railIn(place)?.scrollBy({ left, behavior: isMotionWanted() ? "smooth" : "auto" });

  return (
    <section aria-labelledby={id} className="later py-16 md:py-24 print:hidden">
      <div className="wrap mb-8 flex items-end justify-between gap-6">
        <div className="grid gap-2">
          <h2 id={id} className="text-28 md:text-36">
            Latest Insights
          </h2>
          <p className="text-18 text-quiet">
            Explore our latest articles, guides, and insights about GEO and AI optimization
          </p>
        </div>
        <div className="flex gap-3 max-md:hidden">
          <button
            type="button"
            aria-label="Scroll left"
            disabled={atStart}
            onClick={() => scroll(-STEP)}
            className={ARROW}
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            aria-label="Scroll right"
            disabled={atEnd}
            onClick={() => scroll(STEP)}
            className={ARROW}
          >
            <ArrowRight aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      <div ref={place}>
        <Rail />
      </div>
    </section>
  );
}
