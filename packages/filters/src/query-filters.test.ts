import { fakeSearchModel as model } from './fake-search-model';
import { parseQueryFilters } from './query-filters';

const ID = '0190aaaa-0000-7000-8000-000000000001';

const parsed = (filter: Record<string, unknown>) =>
  parseQueryFilters(model, { filter }).filters.map(({ field, operator, values }) => [field.name, operator, values]);

describe('filters of a query', () => {
  it('mean `equals`, and commas separate several values', () => {
    expect(parsed({ budget: '-1.5, 2', customer: `${ID},${ID}`, done: 'false' })).toEqual([
      ['budget', 'equals', [-1.5, 2]],
      ['customer', 'equals', [ID, ID]],
      ['done', 'equals', [false]],
    ]);
    expect(parsed({ budget: '12.25' })).toEqual([['budget', 'equals', [12.25]]]);
    expect(parsed({ done: ['true', 'false'] })).toEqual([['done', 'equals', [true, false]]]);
    expect(parsed({ status: 'open' })).toEqual([['status', 'equals', [1]]]);
    expect(parsed({ size: 'S, Large' })).toEqual([['size', 'equals', ['S', 'L']]]);
  });

  it('have texts and times that contain commas', () => {
    expect(parsed({ name: ' Roof, wall ' })).toEqual([['name', 'equals', ['Roof, wall']]]);
    expect(() => parsed({ due_at: '2026-01-01,2026-01-02' })).toThrow('due_at');
  });

  it.each([{ budget: '1x' }, { budget: 'x1' }, { budget: '1.' }, { done: 'yes' }, { customer: 'x' }, { nome: '1' }])(
    'are rejected for unknown fields and values of another type: %j',
    (filter) => {
      const path = `filter.${Object.keys(filter)[0]}`;
      const details = { errors: expect.objectContaining({ [path]: [expect.any(String)] }) };
      expect(() => parsed(filter)).toThrow(
        expect.objectContaining({ code: 'validation_error', details: expect.objectContaining(details) }),
      );
    },
  );

  it('keep whether deleted records are listed', () => {
    expect(parseQueryFilters(model, { filter: { trashed: 'only' } })).toEqual({ filters: [], trashed: 'only' });
  });
});
