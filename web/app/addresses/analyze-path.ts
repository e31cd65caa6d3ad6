/** The address of the form with a page filled in, for every feature that names a page that isn't analyzed yet. */
export const analyzePath = (url: string): string => `/?${new URLSearchParams({ url })}`;
