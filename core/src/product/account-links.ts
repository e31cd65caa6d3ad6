/**
 * Links to confirm an address, or to reset a password, that one address gets an hour: enough for somebody who lost an
 * email, and too few to flood a stranger. The screens say so, because further requests get the same answer.
 */
export const ACCOUNT_LINKS_PER_HOUR = 3;
