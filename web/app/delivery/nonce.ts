import { createContext } from "react-router";

/** The nonce of this answer's content policy. Empty while prerendering: those files are allowed by their hashes. */
export const nonceContext = createContext("");
