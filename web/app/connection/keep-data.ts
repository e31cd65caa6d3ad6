/**
 * Keeps a page's data when it can't be loaded again: the page stays as it is and says why. `remember` is called with
 * the data on screen, because the server renders the first page without the client loader.
 */
import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "react-router";
import { toast } from "../ui/feedback/toast.tsx";
import { unsentText } from "./unsent-text.ts";

export function keepData<Data>() {
  let latest: Data | null = null;
  const remember = (data: Data) => {
    latest = data;
  };
  const clientLoader = async ({ serverLoader }: Pick<ClientLoaderFunctionArgs, "serverLoader">) => {
    try {
      return (await serverLoader()) as Data;
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error) || latest === null) throw error;
      toast(unsentText(error), "error");
      return latest;
    }
  };
  return { remember, clientLoader };
}
