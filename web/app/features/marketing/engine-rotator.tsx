/** Three names in turn, with a fade; still where motion is not wanted, and without script. */
import { useEffect, useState } from "react";

const ENGINES = ["Perplexity", "ChatGPT", "Gemini"];
const CHANGE_MS = 3_000;
const FADE_MS = 300;

/** The next one every three seconds, as long as motion is wanted. */
function useTurn(count: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setTurn((now) => (now + 1) % count), CHANGE_MS);
    return () => clearInterval(timer);
  }, [count]);
  return turn;
}

export function EngineRotator() {
  const turn = useTurn(ENGINES.length);
  return (
    <p className="flex flex-wrap items-baseline gap-x-[0.3em] text-18 text-quiet">
      Could{" "}
      <span
        aria-hidden="true"
        className="inline-grid border-b-2 border-accent text-center leading-[1.3] font-semibold text-ink"
      >
        {ENGINES.map((name, index) => (
          <span
            key={name}
            className={`transition-opacity [grid-area:1/1] ${index === turn ? "" : "opacity-0"}`}
            style={{ transitionDuration: `${FADE_MS}ms` }}
          >
            {name}
          </span>
        ))}
      </span>
      <span className="sr-only">Perplexity, ChatGPT or Gemini</span> quote your article?
    </p>
  );
}
