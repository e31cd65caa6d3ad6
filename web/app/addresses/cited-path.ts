/** The address of all answers that cited one page. Every feature that names a page can link to it. */
export const citedPath = (url: string): string => `/cited?${new URLSearchParams({ url })}`;
