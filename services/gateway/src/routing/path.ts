/** Longest URL that is looked at, query included. */
export const MAX_URL_LENGTH = 8_192;

// Segments of unreserved characters, sub-delimiters but `;`, and escapes; none empty but the last.
const WELL_FORMED = /^(?:\/(?:[A-Za-z0-9\-._~!$&'()*+,=:@]|%[0-9A-Fa-f]{2})+)*\/?$/;

// Escapes that another reader of the path may turn into structure: controls, `.`, `/`, `;`, `\` and a second round of escapes.
const AMBIGUOUS_ESCAPE = /%(?:[01][0-9A-Fa-f]|2[EeFf]|3[Bb]|5[Cc]|7[Ff]|25[0-9A-Fa-f]{2})/;

const DOT_SEGMENT = /\/\.\.?(?:\/|$)/;

/**
 * The path of a request target, or undefined where two readers of it could disagree: escaped slashes and dots, dot
 * segments, empty segments, backslashes, NUL, path parameters, the absolute form.
 */
export function parsePath(target: string): string | undefined {
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  if (!WELL_FORMED.test(path) || path === '') return undefined;
  if (path.includes('/.') && DOT_SEGMENT.test(path)) return undefined;
  if (path.includes('%') && AMBIGUOUS_ESCAPE.test(path)) return undefined;
  return path;
}
