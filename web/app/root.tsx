/** The document, the frame around every page, and what the browser needs to know once. */

import { MIN_PASSWORD_LENGTH } from "@citeworthy/core/product/accounts/password-length";
import { site } from "@citeworthy/core/product/identity/site";
import { type ReactNode, Suspense, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import "./app.css";
import { Analytics } from "./analytics/analytics.tsx";
import { usePageViews } from "./analytics/use-page-views.ts";
import { loadFallbacks, setFallbacks } from "./delivery/fallbacks.ts";
import { LateScripts } from "./delivery/late-scripts.tsx";
import { part } from "./delivery/part.tsx";
import { still } from "./delivery/still.tsx";
import { VerifyingAccess } from "./features/admin/verifying-access.tsx";
import { ErrorPage } from "./features/shell/error-page.tsx";
import { Header } from "./features/shell/header.tsx";
import inter from "./fonts/inter.woff2?url";
import newsreader from "./fonts/newsreader.woff2?url";
import { preloadFont } from "./fonts/preload-font.ts";
import { services } from "./services.server.ts";
import { AuthModalProvider, useAuthModal } from "./session/auth-modal.tsx";
import { FollowSession } from "./session/follow-session.tsx";
import { SessionProvider } from "./session/session.tsx";
import type { SessionData } from "./session/session-data.ts";
import { Toaster } from "./ui/feedback/toast.tsx";

const NOT_ASKED: SessionData = {
  user: undefined,
  workspaces: [],
  google: false,
  minPasswordLength: MIN_PASSWORD_LENGTH,
};

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(services);
  if (page === null) return { session: NOT_ASKED, baseUrl: null, requestId: null };
  return { session: await page.session(), baseUrl: page.baseUrl, requestId: page.requestId || null };
}

/** The session keeps itself in step from here on (`session/`); no navigation needs to ask again. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  preloadFont(newsreader),
  preloadFont(inter),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "alternate", type: "application/rss+xml", title: `${site.name} blog`, href: "/rss.xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1420" />
        <Meta />
        <Links />
      </head>
      <body>
        <SessionProvider initial={root?.session ?? NOT_ASKED}>
          <AuthModalProvider>
            <Frame>{children}</Frame>
          </AuthModalProvider>
        </SessionProvider>
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

setFallbacks(() => import("./connection/part-fallbacks.tsx"));

/** After the page's own files. */
const IDLE_AFTER_MS = 2_000;

/** Prepares for a lost connection while there is one. */
function useFallbacks(): void {
  useEffect(() => {
    setTimeout(() => {
      loadFallbacks().then(
        (code) => code.stopLinksOffline(),
        () => {},
      );
    }, IDLE_AFTER_MS);
  }, []);
}

function Frame({ children }: { children: ReactNode }) {
  usePageViews();
  useFallbacks();
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-sm bg-accent px-4 py-3 font-semibold text-accent-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <div className="flex min-h-dvh flex-col pt-(--bar)">
        <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <SignInWindow />
      <FollowSession />
      <Analytics />
      <Toaster />
    </>
  );
}

const Footer = still("footer", () => import("./features/shell/footer.tsx"));

const AuthModal = part(
  async () => ({ default: (await import("./features/auth/auth-modal.tsx")).AuthModal }),
  "AuthPageInstead",
);

/** Its code is fetched when it is first opened. */
function SignInWindow() {
  const { view } = useAuthModal();
  return (
    view && (
      <Suspense>
        <AuthModal />
      </Suspense>
    )
  );
}

/** On the way to the admin pages the reader sees that the door is being checked. */
export default function App() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  return next === "/admin" && pathname !== next ? <VerifyingAccess /> : <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>("root");
  return <ErrorPage error={error} requestId={root?.requestId ?? null} />;
}
