import { everyItem } from './pages';

const pages = [['a', 'b'], ['c', 'd'], ['e']];

function listing() {
  const asked: number[] = [];
  const read = async (page: number) => {
    asked.push(page);
    return { items: pages[page - 1] ?? [], meta: { current_page: page, last_page: pages.length, total: 5 } };
  };
  return { asked, read };
}

describe('every item of a listing', () => {
  it('comes in the order of the pages', async () => {
    const { read } = listing();

    expect(await Array.fromAsync(everyItem(read))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('asks for no page that is not needed', async () => {
    const { asked, read } = listing();

    for await (const item of everyItem(read)) if (item === 'b') break;

    expect(asked).toEqual([1]);
  });
});
