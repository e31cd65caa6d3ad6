/** The form of one idea. `idea-patterns.ts` lists them by kind of topic. */
export type IdeaPattern = {
  contentType: string;
  audience: string;
  /**
   * The first title whose slots the topic can fill is used. `{S}` is the subject as a title, `{a}` the action, `{V}` and `{O}` the
   * sides, `{Q}` the question with its mark; these always fit, because the subject comes unchanged before a colon. `{C}` is a
   * plural that needs no article, `{is}` the verb of "what is", `{+myths}` the subject before that noun: "Heat Pump Myths".
   */
  titles: readonly string[];
  /** `[ of {s}]` is left out where the subject can't be part of a sentence without an article. */
  description: string;
  /** Words added to the subject to make a search: "guide" makes "heat pump guide". */
  suffixes: readonly string[];
  /** Whether "for {niche}" can end the title. */
  takesNiche?: true;
};

/** A pattern in one line: content type | audience | titles, separated by " // " | description | suffixes, separated by commas. */
export function readPatterns(table: string, takesNiche: readonly string[]): IdeaPattern[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [contentType = "", audience = "", titles = "", description = "", suffixes = ""] =
        line.split(/ \|(?: |$)/);
      return {
        contentType,
        audience,
        titles: titles.split(" // "),
        description,
        suffixes: suffixes.split(", ").filter(Boolean),
        ...(takesNiche.includes(contentType) && { takesNiche: true as const }),
      };
    });
}
