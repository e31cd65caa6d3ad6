/** For `ilike`: the text anywhere in a column. `%`, `_` and backslashes are searched as they are typed. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
