/** Adds items that are not present yet, because events are delivered at least once. */
export function collectOnce<Item extends { readonly id: string }>(collected: Item[], items: readonly Item[]): void {
  for (const item of items) if (!collected.some(({ id }) => id === item.id)) collected.push(item);
}
