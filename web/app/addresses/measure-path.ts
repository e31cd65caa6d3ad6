/** The address of the monitor's form with a page and, where one is known, its question filled in. */
export const measurePath = (url: string, query: string | null): string =>
  `/ai-visibility-monitor?${new URLSearchParams({ url, ...(query !== null && { query }) })}`;
