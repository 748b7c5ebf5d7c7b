/** SQL for the sort key of a text (migration 0200). Keys are compared by code point. */
export function textSortKey(column: string): string {
  return `text_sort_key(${column})`;
}
