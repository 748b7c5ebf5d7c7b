import { pageMeta, readPage } from './pagination';

describe('readPage', () => {
  it.each([
    [{}, 1, 30],
    [{ page: '3', perPage: '50' }, 3, 50],
    [{ page: '0', perPage: '0' }, 1, 30],
    [{ page: -1, perPage: -1 }, 1, 30],
    [{ page: 'x', perPage: '' }, 1, 30],
    [{ page: null, perPage: null }, 1, 30],
    [{ page: 2.7, perPage: '2.7' }, 2, 2],
    [{ page: 1e30, perPage: 1e30 }, 1_000_000_000, 100],
    [{ page: ['2'], perPage: { a: 1 } }, 1, 30],
    [{ page: true, perPage: '0x10' }, 1, 30],
    [{ page: Number.NaN, perPage: Number.POSITIVE_INFINITY }, 1, 100],
    [{ perPage: 101 }, 1, 100],
  ])('clamps %j', (query, page, perPage) => {
    expect(readPage(query)).toEqual({ page, perPage });
  });

  it('prefers the body to the query', () => {
    expect(readPage({ page: '2', perPage: '10' }, { page: 5 })).toEqual({ page: 5, perPage: 10 });
  });
});

describe('pageMeta', () => {
  it.each([
    [1, 10, 25, 10, { from: 1, to: 10, last_page: 3 }],
    [3, 10, 25, 5, { from: 21, to: 25, last_page: 3 }],
    [9, 10, 25, 0, { from: 0, to: 0, last_page: 3 }],
    [1, 10, 0, 0, { from: 0, to: 0, last_page: 1 }],
  ])('describes the position of page %i of %i in %i items', (page, perPage, total, count, expected) => {
    expect(pageMeta({ page, perPage }, total, count)).toEqual({
      current_page: page,
      per_page: perPage,
      total,
      ...expected,
    });
  });
});
