/** Adds what is not there yet: events come at least once, and a test wants to know which came. */
export function collectOnce<Item extends { readonly id: string }>(collected: Item[], items: readonly Item[]): void {
  for (const item of items) if (!collected.some(({ id }) => id === item.id)) collected.push(item);
}
