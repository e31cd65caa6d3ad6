/** Imported for its effect, before every other module: they use these built-ins when they load. */
import { addMissingBuiltIns } from "./older-node.ts";

addMissingBuiltIns();
