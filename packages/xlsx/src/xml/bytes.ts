/** ASCII codes that the scanners compare. */
export const TAB = 0x09;
export const LF = 0x0a;
export const CR = 0x0d;
export const SPACE = 0x20;
export const BANG = 0x21;
export const QUOTE = 0x22;
export const AMP = 0x26;
export const APOSTROPHE = 0x27;
export const DASH = 0x2d;
export const DOT = 0x2e;
export const SLASH = 0x2f;
export const ZERO = 0x30;
export const NINE = 0x39;
export const SEMICOLON = 0x3b;
export const LT = 0x3c;
export const EQUALS = 0x3d;
export const GT = 0x3e;
export const QUESTION = 0x3f;
export const LEFT_BRACKET = 0x5b;
export const UNDERSCORE = 0x5f;
export const LOWER_C = 0x63;
export const LOWER_F = 0x66;
export const LOWER_I = 0x69;
export const LOWER_O = 0x6f;
export const LOWER_R = 0x72;
export const LOWER_S = 0x73;
export const LOWER_T = 0x74;
export const LOWER_V = 0x76;
export const LOWER_W = 0x77;
export const LOWER_X = 0x78;

/** Whether the byte can follow the name of an element. */
export function endsName(byte: number | undefined): boolean {
  return byte === GT || byte === SPACE || byte === SLASH || byte === LF || byte === CR || byte === TAB;
}
