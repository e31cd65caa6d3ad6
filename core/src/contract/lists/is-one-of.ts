/** Returns a function that checks whether a word from outside is in the list. */
export const isOneOf =
  <One extends string>(list: readonly One[]) =>
  (word: string | null | undefined): word is One =>
    list.some((one) => one === word);
