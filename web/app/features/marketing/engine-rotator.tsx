/** Three names in turn, three seconds each, with a fade of 300 ms; still where motion is not wanted. */
const ENGINES = ["Perplexity", "ChatGPT", "Gemini"];
const SECONDS_EACH = 3;

export function EngineRotator() {
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
            className="rotating [grid-area:1/1]"
            style={{ animationDelay: `${index * SECONDS_EACH}s` }}
          >
            {name}
          </span>
        ))}
      </span>
      <span className="sr-only">Perplexity, ChatGPT or Gemini</span> quote your article?
    </p>
  );
}
