/** Makes the check of whether a word from outside is one of a fixed list. */
export const isOneOf =
  <One extends string>(list: readonly One[]) =>
  (word: string | null | undefined): word is One =>
    list.some((one) => one === word);
