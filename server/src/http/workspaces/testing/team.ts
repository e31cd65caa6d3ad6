/** People in a workspace, for tests: each joins by an invitation, as people do. */
import type { Need, Role } from "@citeworthy/core/product/workspaces/roles";
import type { Person, TestServer } from "../../../testing/test-server.ts";

export async function userOf(server: TestServer, { cookie }: Pick<Person, "cookie">) {
  const user = await server.services.sessions.userOf(new Headers({ cookie }));
  if (user === null) throw new Error("nobody is signed in");
  return user;
}

/** What the use cases of workspaces ask for. */
export async function by(server: TestServer, person: Person, need: Need = "manage") {
  const acting = await server.services.actAs({ user: await userOf(server, person) }, need);
  return { ...acting, requestId: null };
}

export const tokenOf = (link: string) => link.split("/").at(-1) ?? "";

export async function switchTo(server: TestServer, person: Person, id: string): Promise<void> {
  const { status } = await server.call("/api/session/workspace", {
    method: "PUT",
    body: { id },
    cookie: person.cookie,
  });
  if (status !== 200) throw new Error(`switching failed with ${status}`);
}

/** A new person, who joins the owner's workspace and switches to it. */
export async function addMember(
  server: TestServer,
  owner: Person,
  role: Exclude<Role, "owner">,
  projectIds: string[] = [],
): Promise<Person> {
  const person = await server.signUp();
  const asker = await by(server, owner);
  const { link } = await server.services.workspaces.invite(asker, { email: person.email, role, projectIds });
  await server.services.workspaces.acceptInvitation({
    ...{ token: tokenOf(link), user: await userOf(server, person), requestId: null },
  });
  await switchTo(server, person, asker.workspaceId);
  return person;
}

export async function keyFor(server: TestServer, person: Person, workspaceId: string): Promise<string> {
  const { id: sessionId } = await server.sessionOf(person);
  const { token } = await server.services.createApiKey({
    user: { id: person.id, email: person.email, isAdmin: false },
    workspaceId,
    sessionId,
    name: "Test",
    scopes: ["read", "analyze", "monitor"],
    days: 7,
    requestId: null,
  });
  return token;
}
