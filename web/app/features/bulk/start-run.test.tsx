import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { SessionProvider } from "../../session/session.tsx";
import { StartRun } from "./start-run.tsx";

function words(pages: number, usesLeft: number | null): string {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <SessionProvider initial={{ user: null, workspaces: [], google: false, minPasswordLength: 6 }}>
          <StartRun pages={pages} usesLeft={usesLeft} left={new Set()} />
        </SessionProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} />).replaceAll(/<[^>]+>/g, "");
}

test("a run is never said to take more uses of those left than there are", () => {
  expect(words(44, 40)).toContain("44 uses, and you have 40 left.");
  expect(words(40, 44)).toContain("40 uses of the 44 you have left.");
  expect(words(40, null)).toContain("40 uses. They are counted");
});
