/** Words of the page as a reader sees them. */

const MOMENT = /^(\d{4}-\d\d-\d\d)T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/;

/** A time stamp of the markup is shown as its day. */
export const quoteWords = (quote: string): string => MOMENT.exec(quote.trim())?.[1] ?? quote;
