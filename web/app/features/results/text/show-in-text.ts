/** Opens the page text at a quote. Null where the result holds no page text. */
import { createContext, useContext } from "react";

type TextOpener = { open(quote: string | null): void; holds(quote: string): boolean };

export const TextContext = createContext<TextOpener | null>(null);

/** Null where the quote can't be found in the kept text, so that no link is dead. */
export function useShowInText(quote: string | null): (() => void) | null {
  const text = useContext(TextContext);
  return quote !== null && text?.holds(quote) ? () => text.open(quote) : null;
}
