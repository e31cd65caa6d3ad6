import { expect, test } from "vitest";
import { fieldOf, postJson, type Send, textIn } from "./post-json.ts";

const answering = (answer: Response) => {
  const sent: { path: string; init: RequestInit }[] = [];
  const send: Send = async (path, init) => {
    sent.push({ path, init });
    return answer;
  };
  return { sent, send };
};

test("the body is sent as JSON with the session cookie, and the answer is read as JSON", async () => {
  const { sent, send } = answering(Response.json({ job: "1" }, { status: 202 }));
  const { response, body } = await postJson(
    "/functions/x",
    { input: "a" },
    { send, headers: { Prefer: "b" } },
  );
  expect(response.status).toBe(202);
  expect(fieldOf(body, "job")).toBe("1");
  expect(sent).toEqual([
    {
      path: "/functions/x",
      init: {
        method: "POST",
        credentials: "same-origin",
        headers: { "Content-Type": "application/json", Prefer: "b" },
        body: '{"input":"a"}',
      },
    },
  ]);
});

test("a call without data sends no body and no content type", async () => {
  const { sent, send } = answering(Response.json({}));
  await postJson("/functions/x", undefined, { send });
  expect(sent[0]?.init).toEqual({ method: "POST", credentials: "same-origin", headers: {} });
});

test("the error page of a proxy has no body that we can read", async () => {
  const { send } = answering(new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  expect(await postJson("/functions/x", {}, { send })).toMatchObject({ body: undefined });
});

test("a request without an answer throws", async () => {
  const send = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(postJson("/functions/x", {}, { send })).rejects.toThrow("Failed to fetch");
});

test("only a sentence counts as the text of an answer", () => {
  expect(textIn({ error: "Too many." })).toBe("Too many.");
  expect(textIn({ details: "Wait." }, "details")).toBe("Wait.");
  for (const body of [{ error: "" }, { error: " " }, { error: 5 }, {}, null, undefined, "Too many."])
    expect(textIn(body)).toBeNull();
});
