import { PGlite, types } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { routeTransactions } from "./transaction-router.ts";

let plain: PGlite;
let pglite: PGlite;
beforeAll(async () => {
  plain = await PGlite.create();
  pglite = routeTransactions(plain);
  await pglite.exec(
    "create table things (id int primary key, name text, tags text[], extra jsonb, raw bytea)",
  );
});
afterAll(() => pglite.close());

const steps = (spied: { mock: { calls: unknown[] } }) => spied.mock.calls.length;

test("a query gives the same the first time, prepared, and where nothing was prepared", async () => {
  const text = `select $1::int as n, $2::text as t, $3::text[] as list, $4::jsonb as j, $5::bytea as b,
    $6::timestamptz as at, null as nothing, true as yes where $1 > 0`;
  const params = [7, "ä", ["a", "b, c"], { a: [1, null] }, new Uint8Array([0, 255]), "2026-11-01T10:00:00Z"];
  const options = {
    rowMode: "array",
    parsers: { [types.TIMESTAMPTZ]: (value: string) => `at ${value}` },
  } as const;

  const unprepared = await plain.query(text, params, options);
  for (let time = 0; time < 3; time++) expect(await pglite.query(text, params, options)).toEqual(unprepared);
  const rows = await plain.query(text, params);
  for (let time = 0; time < 3; time++) expect(await pglite.query(text, params)).toEqual(rows);
});

test("from the second time on it is one step instead of six", async () => {
  const sent = vi.spyOn(plain, "execProtocolStream");
  onTestFinished(() => sent.mockRestore());
  const ask = async () => {
    sent.mockClear();
    await pglite.query("select name from things where id = $1", [1]);
    return steps(sent);
  };

  expect([await ask(), await ask(), await ask()]).toEqual([6, 2, 1]);
});

test("a change tells how many rows it changed", async () => {
  const insert = "insert into things (id, name) values ($1, 'one') on conflict do nothing returning id";
  for (const id of [1, 2, 3])
    expect(await pglite.query(insert, [id])).toMatchObject({ rows: [{ id }], affectedRows: 1 });
  expect(await pglite.query(insert, [3])).toMatchObject({ rows: [], affectedRows: 0 });
});

test("what a query fails with is its own failure, and the next ones go on", async () => {
  const insert = "insert into things (id, name) values ($1, $2)";
  for (const id of [11, 12]) await pglite.query(insert, [id, "kept"]);
  await expect(pglite.query(insert, [12, "again"])).rejects.toMatchObject({ code: "23505" });
  await expect(pglite.query(insert, ["no number", "x"])).rejects.toMatchObject({ code: "22P02" });
  for (let time = 0; time < 3; time++)
    await expect(pglite.query("select * from nowhere")).rejects.toMatchObject({ code: "42P01" });
  expect((await pglite.query("select name from things where id in (11, 12)")).rows).toHaveLength(2);
});

test("a failure in a transaction ends it, and one in a savepoint only that", async () => {
  const insert = "insert into things (id, name) values ($1, $2)";
  const failing = pglite.transaction(async (tx) => {
    await tx.query(insert, [21, "lost"]);
    await tx.query(insert, [21, "again"]);
  });
  await expect(failing).rejects.toMatchObject({ code: "23505" });
  await pglite.transaction(async (tx) => {
    await tx.query(insert, [22, "kept"]);
    await pglite.transaction((inner) => inner.query(insert, [22, "again"])).catch(() => null);
    await tx.query(insert, [23, "kept"]);
  });

  const { rows } = await pglite.query("select id from things where id between 21 and 29 order by id");
  expect(rows).toEqual([{ id: 22 }, { id: 23 }]);
});

test("a table that changes is read with its new columns", async () => {
  await pglite.exec("create table changing (a int); insert into changing values (1)");
  const read = () => pglite.query("select * from changing where a = $1", [1]);
  for (let time = 0; time < 3; time++) await read();
  await pglite.exec("alter table changing add b text default 'new'");

  await expect(read()).rejects.toMatchObject({ code: "0A000" });
  for (let time = 0; time < 3; time++) expect((await read()).rows).toEqual([{ a: 1, b: "new" }]);
});

test("as many are kept as the product has, and the oldest go", async () => {
  for (let n = 0; n < 400; n++)
    for (let time = 0; time < 2; time++) await pglite.query(`select ${n} as n where $1`, [true]);

  const { rows } = await plain.query<{ n: number }>("select count(*)::int as n from pg_prepared_statements");
  expect(rows[0]?.n).toBeGreaterThan(250);
  expect(rows[0]?.n).toBeLessThanOrEqual(300);
});

test("the end of a transaction is on disk before anybody hears of it", async () => {
  const synced = vi.spyOn(plain, "syncToFs");
  onTestFinished(() => synced.mockRestore());
  const inside = await pglite.transaction(async (tx) => {
    await tx.query("insert into things (id, name) values (31, 'kept')");
    return steps(synced);
  });

  expect(steps(synced)).toBeGreaterThan(inside);
});
