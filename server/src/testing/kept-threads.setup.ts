/** Vitest runs this before each file, and the workers keep their modules. */
import { keepThreads } from "./kept-threads.ts";

keepThreads();
