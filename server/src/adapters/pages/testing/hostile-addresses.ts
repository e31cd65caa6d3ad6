/** For tests: addresses nobody may reach through us, in every spelling that a parser somewhere accepts. */

const CLOSED = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.254",
  "100.64.0.1",
  "100.100.100.200",
  "100.127.255.254",
  "127.0.0.1",
  "127.1.1.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.0.1",
  "169.254.169.254",
  "169.254.170.2",
  "172.16.0.1",
  "172.31.255.254",
  "192.0.0.1",
  "192.0.0.192",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.0.1",
  "192.168.255.254",
  "198.18.0.1",
  "198.19.255.254",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
];

const CLOSED_V6 = [
  "::",
  "::1",
  "::2",
  "100::1",
  "1fff::1",
  "2001::1",
  "2001:0:4136:e378:8000:63bf:3fff:fdd2",
  "2001:2::1",
  "2001:10::1",
  "2001:20::1",
  "2001:1ff::1",
  "2001:db8::1",
  "2002::1",
  "2620:4f:8000::1",
  "3fff::1",
  "3fff:fff::1",
  "4000::1",
  "5f00::1",
  "fc00::1",
  "fd00:ec2::254",
  "fd12:3456:789a::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "ff0e::1",
];

const octets = (address: string) => address.split(".").map(Number);
const whole = (address: string) => octets(address).reduce((sum, octet) => sum * 256 + octet, 0);
const hexPair = (address: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = octets(address);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

/** Spellings that a URL parser turns back into the plain one. */
const SPELLINGS: ((address: string) => string)[] = [
  (address) => address,
  (address) => `${address}.`,
  (address) => String(whole(address)),
  (address) => `0x${whole(address).toString(16)}`,
  (address) => `0${whole(address).toString(8)}`,
  (address) =>
    octets(address)
      .map((octet) => `0x${octet.toString(16)}`)
      .join("."),
  (address) =>
    octets(address)
      .map((octet) => `0${octet.toString(8)}`)
      .join("."),
  (address) => address.replaceAll(".", "%2e"),
  (address) => address.replaceAll(".", "\u3002"),
  (address) => [...address].map(fullWidth).join(""),
];

/** IPv6 forms that carry the address inside. */
const EMBEDDINGS: ((address: string) => string)[] = [
  (address) => `::ffff:${address}`,
  (address) => `::ffff:${hexPair(address)}`,
  (address) => `::ffff:0:${hexPair(address)}`,
  (address) => `::${address}`,
  (address) => `64:ff9b::${hexPair(address)}`,
  (address) => `64:ff9b:1::${hexPair(address)}`,
  (address) => `2002:${hexPair(address)}::`,
  (address) => `2a00:1450:4001:81b:0:5efe:${hexPair(address)}`,
  (address) => `2606:4700::200:5efe:${hexPair(address)}`,
  (address) => `fe80::5efe:${hexPair(address)}`,
];

function fullWidth(sign: string): string {
  return /\d/.test(sign) ? String.fromCodePoint(0xff10 + Number(sign)) : sign;
}

const embedded = CLOSED.flatMap((address) => EMBEDDINGS.map((embed) => embed(address)));

/** What a resolver may answer. */
export const closedAddresses = [...CLOSED, ...CLOSED_V6, ...embedded];

/** The same as hosts of a URL. */
export const closedHosts = [
  ...CLOSED.flatMap((address) => SPELLINGS.map((spell) => spell(address))),
  ...[...CLOSED_V6, ...embedded].map((address) => `[${address}]`),
  ...["127.1", "127.0.1", "0", "0x7f.1", "017700000001", "0x7f000001", "0177.0.0.0x1", "10.1", "192.168.257"],
];

export const closedNames = [
  "localhost",
  "LOCALHOST",
  "localhost.",
  "app.localhost",
  "printer.local",
  "metadata.google.internal",
  "router.lan",
  "nas.home.arpa",
  "wiki.corp",
  "wiki.home",
  "site.intranet",
  "example.onion",
  "nothing.invalid",
  "intranet",
  "kubernetes",
  "redis.",
  "localhost..",
  "example..com",
  "\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3",
];

/** Whole addresses that are wrong in their form, whatever they lead to. */
export const closedForms = [
  "",
  "example.com",
  "//example.com/",
  "/relative",
  "http:example.com",
  "http:/example.com",
  "http:///example.com",
  "http:////example.com",
  "http://",
  "http://?x",
  "http://#x",
  "https:\\\\example.com\\",
  "http://example.com\\@127.0.0.1/",
  "http://user@example.com/",
  "http://user:secret@example.com/",
  "http://@example.com/",
  "http://:@example.com/",
  "http://example.com@127.0.0.1/",
  "http://example.com:80@127.0.0.1/",
  "http://127.0.0.1#@example.com/",
  "http://127.0.0.1?@example.com/",
  "http://[::1",
  "http://[::1]x/",
  "http://[fe80::1%25eth0]/",
  "http://[fe80::1%eth0]/",
  "http://256.256.256.256/",
  "http://1.2.3.4.5/",
  "http://exa mple.com/",
  " http://example.com/",
  "http://example.com/ ",
  "http://example.com/a b",
  "http://example.com/\u00a0",
  "http://example.com/\u2028",
  "http://example.com/\t",
  "http://example.com/\r\nhost: other",
  "ht\ntp://example.com/",
  "http://example.com/\u0000",
  "http://example.com/\u007f",
  "http://example.com/\u0085",
  `http://example.com/${"a".repeat(2_048)}`,
  ...[
    0, 1, 21, 22, 25, 53, 81, 110, 444, 587, 2375, 3000, 3306, 5432, 6379, 8000, 8080, 8443, 9200, 11211,
    65535,
  ].map((port) => `http://example.com:${port}/`),
  "http://example.com:65536/",
  "http://example.com:-80/",
  "http://example.com:80a/",
  ...[
    "file:///etc/passwd",
    "ftp://example.com/",
    "gopher://example.com/",
    "dict://example.com/",
    "ldap://example.com/",
    "ws://example.com/",
    "wss://example.com/",
    "blob:http://example.com/x",
    "data:text/html,hello",
    "javascript:alert(1)",
    "about:blank",
    "view-source:http://example.com/",
    "jar:http://example.com!/",
    "unix:/var/run/docker.sock",
    "http+unix://%2fvar%2frun%2fdocker.sock/",
  ],
];

/** Honest addresses, and what each must come out as. */
export const benign: [raw: string, href: string][] = [
  ["https://example.com", "https://example.com/"],
  ["http://example.com/", "http://example.com/"],
  ["HTTPS://Example.COM/Some/Path", "https://example.com/Some/Path"],
  ["https://example.com:443/", "https://example.com/"],
  ["http://example.com:443/", "http://example.com:443/"],
  ["https://example.com:80/", "https://example.com:80/"],
  ["https://www.example.co.uk/a?b=C&d=E%20F", "https://www.example.co.uk/a?b=C&d=E%20F"],
  ["https://example.com/a@b", "https://example.com/a@b"],
  ["https://example.com/?mail=a@b.example", "https://example.com/?mail=a@b.example"],
  ["https://example.com/#part", "https://example.com/#part"],
  ["https://b\u00fccher.example/caf\u00e9", "https://xn--bcher-kva.example/caf%C3%A9"],
  ["https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/"],
  ["https://example.com./", "https://example.com./"],
  ["https://localhost.example.com/", "https://localhost.example.com/"],
  ["https://local.example/", "https://local.example/"],
  ["https://internal-tools.example.com/", "https://internal-tools.example.com/"],
  ["http://8.8.8.8/", "http://8.8.8.8/"],
  ["http://134744072/", "http://8.8.8.8/"],
  ["http://168.63.129.17/", "http://168.63.129.17/"],
  ["http://[2606:4700:4700::1111]/", "http://[2606:4700:4700::1111]/"],
  ["http://[2a00:1450:4001:81b::200e]/", "http://[2a00:1450:4001:81b::200e]/"],
  ["https://example.com//double//slash", "https://example.com//double//slash"],
];
