/** Who may open each page, and who may send each of its forms. `page-access.test.ts` compares the table with the list of routes. */
import type { Need } from "@citeworthy/core/product/workspaces/roles";

/** `person`: about the caller alone. `admin`: for admins. `anyone`: for visitors too, and nothing of a workspace. */
export type Access = Need | "person" | "admin" | "anyone";

/**
 * `forms`: bodies, as a browser sends them. Where the role is checked before the body is read, one empty body is enough.
 * `untried`: bodies that would end the membership or the account that tries them; only the refusals are tried.
 */
type PageAccess = {
  opens: Access;
  /** Visitors see what the page is for, and nothing of a workspace. */
  isPublic?: true;
  /** Where the forms are sent, if not to the page's own address. */
  query?: string;
  forms?: Record<string, Access>;
  untried?: readonly string[];
};

const all = (access: Access, bodies: readonly string[]): Record<string, Access> =>
  Object.fromEntries(bodies.map((body) => [body, access]));

export const PAGE_ACCESS: Record<string, PageAccess> = {
  "/": { opens: "shared", isPublic: true },
  "/what-is-geo": { opens: "anyone" },
  "/about": { opens: "anyone" },
  "/blog": { opens: "anyone" },
  "/blog/:slug": { opens: "anyone" },
  "/docs": { opens: "anyone" },
  "/docs/openapi.json": { opens: "anyone" },
  "/docs/:page": { opens: "anyone" },
  "/pricing": {
    opens: "anyone",
    forms: all("manage", ["plan=core&cycle=monthly", "plan=change-core&cycle=monthly"]),
  },
  "/free-tools": { opens: "anyone" },
  "/free-tools/meta-tags-generator": { opens: "anyone" },
  "/free-tools/content-idea-generator": { opens: "anyone" },
  "/free-tools/:tool": { opens: "anyone" },
  "/ai-visibility-monitor": { opens: "read", isPublic: true, forms: { "": "write" } },
  "/ai-visibility-monitor/said": { opens: "read", forms: { "": "write" } },
  "/ai-visibility-monitor/runs/:id": { opens: "read" },
  "/ai-visibility-monitor/runs/:id/details": { opens: "read" },
  "/ai-visibility-monitor/runs/:id/why": { opens: "read", forms: { "": "write" } },
  "/ai-visibility-monitor/runs/:id/said": { opens: "read", forms: { "": "write" } },
  "/cited": { opens: "read" },
  "/crawler-logs": { opens: "anyone" },
  "/ai-reports": { opens: "read", forms: { "": "write" } },
  "/ai-reports/import": { opens: "anyone", forms: { "": "write" } },
  "/ai-reports/export": { opens: "read" },
  "/work-list": {
    opens: "shared",
    forms: {
      ...all("write", ["intent=add", "intent=fault", "intent=change", "intent=delete", "intent=undo"]),
      "intent=digest": "read",
    },
  },
  "/work-list/export": { opens: "shared" },
  "/work-list/:id": { opens: "shared", forms: { "": "write" } },
  "/projects": { opens: "shared", forms: { "name=": "write" } },
  "/projects/add": { opens: "write", forms: { "": "write" } },
  "/projects/:id/export": { opens: "read" },
  "/projects/:id/demand": { opens: "read", forms: { "": "write" } },
  "/projects/:id/demand/export": { opens: "read" },
  "/projects/:id/pages/:page": { opens: "read" },
  "/projects/:id": { opens: "read", query: "?index", forms: { "": "write" } },
  "/projects/:id/findings": { opens: "read" },
  "/projects/:id/runs": { opens: "read" },
  "/projects/:id/client-report": { opens: "read", forms: { "": "write" } },
  "/projects/:id/settings": { opens: "write", forms: { "": "write" } },
  "/projects/:id/print": { opens: "shared" },
  "/projects/:id/report-email": { opens: "read" },
  "/projects/:id/pdf": { opens: "shared" },
  "/client/:token": { opens: "anyone", forms: { "password=": "anyone" } },
  "/client/:token/pdf": { opens: "anyone" },
  "/client/stop/:token": { opens: "anyone", forms: { "": "anyone" } },
  "/runs/:id": { opens: "read", forms: { "": "write" } },
  "/runs/:id/export": { opens: "read" },
  "/runs/:id/report": { opens: "read" },
  "/unsubscribe/:token": { opens: "anyone", forms: { "": "anyone" } },
  "/draft": { opens: "anyone" },
  "/privacy": { opens: "anyone" },
  "/signin": { opens: "anyone" },
  "/signup": { opens: "anyone" },
  "/auth/callback": { opens: "anyone" },
  "/oauth/authorize": { opens: "shared", forms: { "": "shared" } },
  "/forgot-password": { opens: "anyone" },
  "/reset-password": { opens: "anyone" },
  "/payment/success": { opens: "anyone" },
  "/analysis/:id": {
    opens: "read",
    forms: all("write", [
      "intent=share",
      "intent=stop-sharing",
      "intent=judge-again",
      "intent=choose-edits&undone=[]",
    ]),
  },
  "/analysis/:id/print": { opens: "read" },
  "/analysis/:id/export/:format": { opens: "read" },
  "/r/:token": { opens: "anyone" },
  "/sample-report": { opens: "anyone" },
  "/dashboard": {
    opens: "person",
    forms: {
      ...all("person", ["intent=save-profile&name=Reader"]),
      ...all("manage", ["intent=open-portal", "intent=cancel-plan"]),
      "intent=hide-first-steps": "write",
      "intent=delete-account": "person",
    },
  },
  "/dashboard/security": { opens: "person", forms: { "": "person" } },
  "/dashboard/api-keys": {
    opens: "read",
    forms: { "intent=create-key": "write", "intent=revoke-key": "read" },
  },
  "/dashboard/members": {
    opens: "shared",
    forms: {
      ...all("manage", [
        "intent=invite",
        "intent=invite-again",
        "intent=cancel-invitation",
        "intent=change-role",
        "intent=remove-member",
        "intent=rename&name=",
        "intent=require-two-factor&required=false",
      ]),
      ...all("own", ["intent=start-transfer", "intent=end-workspace", "intent=keep-workspace"]),
      ...all("read", ["intent=cancel-transfer", "intent=accept-transfer"]),
      "intent=leave": "shared",
    },
    untried: ["intent=leave"],
  },
  "/workspace": { opens: "anyone", forms: { "workspace=": "person" } },
  "/invitation/:token": { opens: "anyone", forms: { "": "person" } },
  "/dashboard/connected-data": { opens: "read", forms: { "": "write" } },
  "/dashboard/connected-data/google": { opens: "write" },
  "/dashboard/webhooks": { opens: "write", forms: { "": "write" } },
  "/account/subscription": { opens: "anyone" },
  "/account/confirmation": { opens: "person", forms: { "": "person" } },
  "/confirm-email": { opens: "anyone", forms: { "": "anyone" } },
  "/account/export": { opens: "person" },
  "/account-deleted": { opens: "anyone" },
  "/admin": { opens: "admin", forms: { "": "admin" } },
  "/admin/ai-models": { opens: "admin", forms: { "": "admin" } },
  "/admin/background": { opens: "admin" },
  "/admin/workspaces": { opens: "admin" },
  "/admin/workspaces/:id": {
    opens: "admin",
    forms: all("admin", [
      "intent=add-person",
      "intent=remove-person",
      "intent=make-owner",
      "intent=end-workspace",
      "intent=keep-workspace",
    ]),
  },
  "/terms": { opens: "anyone" },
  "/rss.xml": { opens: "anyone" },
  "/feed.json": { opens: "anyone" },
  "/feed": { opens: "anyone" },
  "/feed.xml": { opens: "anyone" },
  "/rss": { opens: "anyone" },
  "/manifest.webmanifest": { opens: "anyone" },
  "/.well-known/security.txt": { opens: "anyone" },
  "/.well-known/change-password": { opens: "anyone" },
  "/llms.txt": { opens: "anyone" },
  "/sitemap.xml": { opens: "anyone" },
  "/robots.txt": { opens: "anyone" },
  "/*": { opens: "anyone" },
};
