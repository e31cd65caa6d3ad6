/** The door to the installation's own validity figure, for a terminal. */
import type { OwnValidity } from "@citeworthy/core/cited/cited-view";
import { askOrDo } from "./adapters/backup/ask-or-do.ts";
import { citedStore } from "./adapters/db/stores/visibility/cited.ts";
import type { Config } from "./config/config.ts";
import { ownValidity } from "./usecases/cited/own-validity.ts";

export const readValidity = (place: Pick<Config, "databaseUrl" | "dataDir">): Promise<OwnValidity> =>
  askOrDo(place, { action: "validity" }, ({ db }) => ownValidity(citedStore(db)));
