/** Folds case and accents for comparisons with `contains`. Equivalent to the SQL function `search_text`. */
export function searchText(text: string): string {
  return [...text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')]
    .map((character) => character.toLowerCase())
    .join('');
}

/** A LIKE pattern that matches texts containing `part`. `%`, `_` and `\` have no special meaning in `part`. */
export function containsPattern(part: string): string {
  return `%${searchText(part).replace(/[\\%_]/g, '\\$&')}%`;
}
