/** The form of one idea. `idea-patterns.ts` lists them by kind of topic. */
export type IdeaPattern = {
  contentType: string;
  audience: string;
  /**
   * `{S}` is the subject as a title, `{a}` the action, `{X}` and `{Y}` the two sides, `{Q}` the question with its mark.
   * The subject comes unchanged before a colon, so no article, number or verb has to agree with it.
   */
  title: string;
  /** `[ of {s}]` is left out where the subject can't be part of a sentence without an article. */
  description: string;
  /** Words added to the subject to make a search: "guide" makes "heat pump guide". */
  suffixes: readonly string[];
  /** Whether "for {niche}" can end the title. */
  takesNiche?: true;
};

/** A pattern in one line: content type | audience | title | description | suffixes, separated by commas. */
export function readPatterns(table: string, takesNiche: readonly string[]): IdeaPattern[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [contentType = "", audience = "", title = "", description = "", suffixes = ""] =
        line.split(" | ");
      return {
        contentType,
        audience,
        title,
        description,
        suffixes: suffixes.split(", ").filter(Boolean),
        ...(takesNiche.includes(contentType) && { takesNiche: true as const }),
      };
    });
}
