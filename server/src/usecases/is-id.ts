/** Our ids are UUIDs. Anything else names nothing, and the database would refuse to compare it. */
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => ID.test(text);
