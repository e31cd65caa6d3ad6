/** Our own edge sets it on every request to the account endpoints; a header of this name from outside never gets there. */
export const CLIENT_ADDRESS_HEADER = "x-citeworthy-client-address";

export const clientAddressOf = (headers: Headers | undefined): string =>
  headers?.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
