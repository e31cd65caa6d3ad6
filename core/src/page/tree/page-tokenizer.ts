/** parse5's tokenizer, which goes on sign by sign, with steps over the runs that hold nothing but text. */
import { type Token, Tokenizer } from "parse5";

const DOUBLE_QUOTE = 0x22;
const AMPERSAND = 0x26;
const CARRIAGE_RETURN = 0x0d;
const END_OF_FILE = -1;

export class PageTokenizer extends Tokenizer {
  /** Goes on after the next `length` signs. The caller has read them; line and column are not kept. */
  skip(length: number): void {
    this.preprocessor.pos += length;
    this.currentLocation = this.getCurrentLocation(-1);
  }

  /** Only whole tags are looked up in the source: the places of their attributes are not worked out. */
  protected override getCurrentLocation(offset: number): Token.Location | null {
    const isAttribute = offset === 0 && this.currentToken !== null;
    return isAttribute ? null : super.getCurrentLocation(offset);
  }

  /** Most of a page's markup is between double quotes. */
  protected override _stateAttributeValueDoubleQuoted(cp: number): void {
    super._stateAttributeValueDoubleQuoted(cp);
    const { html, pos } = this.preprocessor;
    if (!isPlain(html.charCodeAt(pos)) || cp === END_OF_FILE) return;
    const stop = endOfPlain(html, pos + 1);
    this.runEnd = stop;
    this.preprocessor.pos = stop - 1;
  }
}

/** In a value between double quotes: a character with no special meaning. */
const isPlain = (code: number): boolean =>
  code !== DOUBLE_QUOTE && code !== AMPERSAND && code !== CARRIAGE_RETURN && code !== 0;

function endOfPlain(html: string, from: number): number {
  let at = from;
  while (at < html.length && isPlain(html.charCodeAt(at))) at++;
  return at;
}
