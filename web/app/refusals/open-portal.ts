/** The intent of the form that opens the billing portal. It posts to the dashboard, from wherever its button is. */
export const OPEN_PORTAL = "open-portal";
