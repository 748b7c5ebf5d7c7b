/** Maximum length of a URL with its query. */
export const MAX_URL_LENGTH = 8_192;

// Segments of unreserved characters, sub-delimiters except `;`, and escapes. Only the last segment may be empty.
const WELL_FORMED = /^(?:\/(?:[A-Za-z0-9\-._~!$&'()*+,=:@]|%[0-9A-Fa-f]{2})+)*\/?$/;

// Escapes that another parser may decode into structure: controls, `.`, `/`, `;`, `\` and doubly escaped characters.
const AMBIGUOUS_ESCAPE = /%(?:[01][0-9A-Fa-f]|2[EeFf]|3[Bb]|5[Cc]|7[Ff]|25[0-9A-Fa-f]{2})/;

const DOT_SEGMENT = /\/\.\.?(?:\/|$)/;

/**
 * Returns the path of a request target, or undefined if two parsers could disagree about it: escaped slashes and
 * dots, dot segments, empty segments, backslashes, NUL, path parameters, the absolute form.
 */
export function parsePath(target: string): string | undefined {
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  if (!WELL_FORMED.test(path) || path === '') return undefined;
  if (path.includes('/.') && DOT_SEGMENT.test(path)) return undefined;
  if (path.includes('%') && AMBIGUOUS_ESCAPE.test(path)) return undefined;
  return path;
}
