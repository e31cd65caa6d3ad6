import { expect, test } from "vitest";
import { daysBetween, daysIn, machineDay } from "./calendar-day.ts";

const day = (text: string, monthFirst = false) => daysIn(text, monthFirst)[0]?.value ?? null;

test.each([
  ["Published on March 9, 2024", "2024-03-09"],
  ["9 March 2024", "2024-03-09"],
  ["the 9th of March, 2024", "2024-03-09"],
  ["Stand: 9. März 2024", "2024-03-09"],
  ["9. Jänner 2024", "2024-01-09"],
  ["Publié le 1er août 2023", "2023-08-01"],
  ["3 de febrero de 2022", "2022-02-03"],
  ["14 de março de 2021", "2021-03-14"],
  ["21 settembre 2020", "2020-09-21"],
  ["5 mei 2019", "2019-05-05"],
  ["17 października 2018", "2018-10-17"],
  ["2. května 2017", "2017-05-02"],
  ["6 juni 2016", "2016-06-06"],
  ["2015. május 4.", "2015-05-04"],
  ["12 Ağustos 2014", "2014-08-12"],
  ["8 мая 2013", "2013-05-08"],
  ["2020年2月14日", "2020-02-14"],
  ["09.03.2024, 12:10 Uhr", "2024-03-09"],
  ["am 09.03.24 geschrieben", "2024-03-09"],
])("%s is %s", (text, value) => {
  expect(day(text)).toBe(value);
});

test("with slashes the reader's habit decides, unless only one order is a date", () => {
  expect(day("3/9/2024", true)).toBe("2024-03-09");
  expect(day("3/9/2024", false)).toBe("2024-09-03");
  expect(day("3/29/2024", false)).toBe("2024-03-29");
  expect(day("29/3/2024", true)).toBe("2024-03-29");
});

test("a day that no calendar has isn't a date", () => {
  expect(day("31 February 2024")).toBeNull();
  expect(day("version 2.14.2019.3")).toBeNull();
  expect(day("in 2024 we sold 12 May baskets")).toBeNull();
  expect(day("call 030 12.05")).toBeNull();
});

test("a stamp for machines keeps the day that is written", () => {
  expect(machineDay("2024-03-09T23:30:00-08:00")).toBe("2024-03-09");
  expect(machineDay("20240309")).toBe("2024-03-09");
  expect(machineDay("Sat, 09 Mar 2024 08:00:00 GMT")).toBe("2024-03-09");
  expect(machineDay("1710000000")).toBe("2024-03-09");
  expect(machineDay("soon")).toBeNull();
});

test("days between two dates cross months and leap years", () => {
  expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
});
