/** What a text is compared by where case and accents don't count. The same as the SQL function `search_text`. */
export function searchText(text: string): string {
  return [...text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')]
    .map((character) => character.toLowerCase())
    .join('');
}

/** A LIKE pattern that finds `part` anywhere; `%`, `_` and `\` mean themselves. */
export function containsPattern(part: string): string {
  return `%${searchText(part).replace(/[\\%_]/g, '\\$&')}%`;
}
