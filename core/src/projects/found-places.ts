/** What is found in a workspace by words of a name, a title or an address. */
export type FoundProject = { id: string; name: string };
/** `id`: of the page's latest analysis. */
export type FoundPage = { id: string; title: string; url: string; score: number };
export type FoundPlaces = { projects: FoundProject[]; pages: FoundPage[] };

/** Longer texts are refused. */
export const MAX_FIND_TEXT = 200;
