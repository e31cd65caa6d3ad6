/**
 * Imported before everything else. React chooses between its development and its production build by NODE_ENV when it
 * is first loaded, and its development build renders a page at less than half the speed. A built app always runs in
 * production mode; what the operator set decides only about test settings.
 */
export const startedWith: NodeJS.ProcessEnv = { ...process.env };
process.env.NODE_ENV = "production";
