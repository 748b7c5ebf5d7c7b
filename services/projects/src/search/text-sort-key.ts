/** SQL for the sort key of a text (migrations 0200 and 0400). Keys are compared by code point. */
export function textSortKey(column: string): string {
  return `text_sort_key(${column})`;
}
