/** An account must have a name; the form asks for none. The first part of the address is used until the user enters one. */
export const nameFromEmail = (email: string): string => email.split("@", 1)[0] ?? "";

/** The name that the user or Google gave at sign-up, for the profile. */
export const givenName = ({ name, email }: { name: string; email: string }): string | null =>
  name.trim() === "" || name === nameFromEmail(email) ? null : name.trim();
