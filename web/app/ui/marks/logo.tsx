/** A closing quotation mark whose tail turns into a check mark; one shape, one colour. */
export const LOGO_PATH =
  "M20.5 1.8a7.7 7.7 0 0 0-7.7 7.7c0 4.25 3.45 7.7 7.7 7.7.4 0 .8-.03 1.18-.09-1.4 2.65-3.88 5.04-7.48 7.39L6.9 17.9 3.4 21.7l10.3 9.1C23 25.3 28.2 18.4 28.2 9.5a7.7 7.7 0 0 0-7.7-7.7z";

export function LogoMark({ className = "size-6 text-accent" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d={LOGO_PATH} />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-serif text-22 leading-none font-medium tracking-[-0.02em] text-ink">
      <LogoMark />
      {name}
    </span>
  );
}
