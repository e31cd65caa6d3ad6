/** What every runtime has and the language's own library does not name: core compiles without DOM and Node. */
declare class URL {
  constructor(address: string, base?: string | URL);
  static canParse(address: string, base?: string | URL): boolean;
  static parse(address: string, base?: string | URL): URL | null;
  href: string;
  readonly origin: string;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  toString(): string;
}
