/** How long a password may be. Apart from the list of common ones, which no page needs to carry. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;
