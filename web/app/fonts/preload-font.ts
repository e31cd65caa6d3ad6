/** A font that the first screen needs. One that comes later moves nothing, but the whole page is laid out anew for it. */
export const preloadFont = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;
