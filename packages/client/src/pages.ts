export interface Page<Item> {
  readonly items: readonly Item[];
  readonly meta: { readonly current_page: number; readonly last_page: number; readonly total: number };
}

/** Iterates over all items of a listing. A page is requested when it is needed. */
export async function* everyItem<Item>(
  read: (page: number) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  for (let page = 1; ; page += 1) {
    const { items, meta } = await read(page);
    yield* items;
    if (page >= meta.last_page || items.length === 0) return;
  }
}
