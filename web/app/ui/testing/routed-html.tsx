/** A component's HTML at an address, for components with links and forms. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";

export function routedHtml(element: ReactNode, address = "/"): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => element }]);
  return renderToStaticMarkup(<Stub initialEntries={[address]} />);
}
