/** What a password must be. An operator may ask for more characters, never for fewer. */
export { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./password-length.ts";

/** The most used passwords of public breach lists that pass the length rule; compared in lower case. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 012345 0987654321 111111 1111111 11111111
   112233 11223344 121212 123123 123123123 123321 123654 1234qwer 123abc 123qwe 123qweasd 131313 147258 147258369
   159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 222222 232323 333333 444444 555555 654321 666666
   696969 777777 7777777 789456 789456123 87654321 888888 88888888 987654 987654321 999999 a123456 a12345678
   aa123456 aa12345678 aaaaaa abc123 abc12345 abcd1234 abcdef abcdefg access admin1 admin123 administrator
   andrea andrew anthony asdasd asdf1234 asdfgh asdfghjkl ashley azerty bailey baseball basketball batman
   buster butterfly changeme charlie cheese chelsea chocolate computer cookie daniel dragon eminem estrella
   fdsa1234 flower football freedom fuckyou gfhjkm ginger google hannah harley hello1 hello123 hottie hunter
   iloveyou iloveyou1 internet jasmine jennifer jessica jordan jordan23 joshua justin killer letmein letmein1
   liverpool lovely loveme maggie master matthew merlin michael michelle monkey monkey1 mustang mynoob nicole
   passw0rd password password! password1 password12 password123 pepper picture1 pokemon princess princess1 purple
   q1w2e3r4 qazwsx qazwsxedc qwaszx qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qweqwe ranger robert
   samsung secret senha123 shadow soccer starwars summer sunshine superman superstar taylor tigger thomas
   trustno1 unknown welcome welcome1 welcome123 whatever zaq12wsx zaqwsx zinch zxcvbn zxcvbnm`.split(/\s+/),
);

/** One character, however often, is the first thing anyone tries. */
const ONE_CHARACTER = /^(.)\1*$/u;

export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password.toLowerCase()) || ONE_CHARACTER.test(password);
