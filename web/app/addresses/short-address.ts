/** An address as people read it: without the scheme, "www." and the last slash. */
export const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
