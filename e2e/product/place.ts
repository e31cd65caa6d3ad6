/** Where the running product and the stub site are: written by the setup, read by the workers it starts. */
type ProductLocation = { baseUrl: string; dataDir: string; stubSite: string };

const VARIABLE = "E2E_PLACE";

export const place = {
  announce(where: ProductLocation): void {
    process.env[VARIABLE] = JSON.stringify(where);
  },
  get known(): ProductLocation | null {
    const said = process.env[VARIABLE];
    return said ? JSON.parse(said) : null;
  },
  get now(): ProductLocation {
    if (!place.known) throw new Error("The product was not started by e2e/global-setup.ts.");
    return place.known;
  },
};
