/** Text from the page is escaped, so markup in it is shown and not applied. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>|#]/g, "\\$&");
