/** Adds items that are not present yet, because events are delivered at least once. */
export function collectOnce<Item extends { readonly id: string }>(collected: Item[], items: readonly Item[]): void {
  const ids = new Set(collected.map(({ id }) => id));
  for (const item of items) {
    if (!ids.has(item.id)) collected.push(item);
    ids.add(item.id);
  }
}
