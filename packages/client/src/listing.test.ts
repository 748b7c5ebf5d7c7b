import { Listing } from './listing';

const pages = [['a', 'b'], ['c', 'd'], ['e']];

function fiveItems() {
  const requested: number[] = [];
  const listing = new Listing(async (page) => {
    requested.push(page);
    const meta = { current_page: page, last_page: pages.length, total: 5, per_page: 2, from: 1, to: 2 };
    return { items: pages[page - 1] ?? [], meta };
  });
  return { requested, listing };
}

describe('Listing', () => {
  it('iterates over the items of all pages in order', async () => {
    const { listing } = fiveItems();

    expect(await listing.all()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('requests no page after the iteration has ended', async () => {
    const { requested, listing } = fiveItems();

    for await (const item of listing) if (item === 'b') break;

    expect(requested).toEqual([1]);
  });

  it('reads a single page with its totals', async () => {
    const { requested, listing } = fiveItems();

    const { items, meta } = await listing.page(2);

    expect({ items, total: meta.total, requested }).toEqual({ items: ['c', 'd'], total: 5, requested: [2] });
  });
});
