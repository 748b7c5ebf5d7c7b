import { readQueryFilters } from './query-filters';
import { readSort } from './read-sort';
import { describeModel, type SearchModel } from './search-field';

const model: SearchModel = {
  name: 'thing',
  trashable: true,
  fields: [
    { name: 'id', inputType: 'number', valueType: 'integer', path: 'number' },
    { name: 'title', inputType: 'text', valueType: 'text', path: 'title' },
    { name: 'active', inputType: 'boolean', valueType: 'boolean', path: 'active' },
    { name: 'kind', inputType: 'select', valueType: 'text', path: 'kind', options: [{ label: 'A', value: 'a' }] },
  ],
};

const OWNER = '01900000-0000-7000-8000-000000000001';
const logged: SearchModel = {
  name: 'log',
  trashable: false,
  fields: [
    { name: 'owner', inputType: 'relation', valueType: 'uuid', path: 'owner_id', takesNone: true },
    {
      name: 'state',
      inputType: 'select',
      valueType: 'text',
      path: 'state',
      missingMeans: 'open',
      options: ['open', 'closed'].map((value) => ({ label: value, value })),
    },
    { name: 'ended', inputType: 'boolean', valueType: 'boolean', path: 'ended_at', operator: 'present' },
    { name: 'ended_from', inputType: 'date', valueType: 'time', path: 'ended_at', operator: 'from' },
    { name: 'ended_before', inputType: 'date', valueType: 'time', path: 'ended_at', operator: 'before' },
    { name: 'seconds_min', inputType: 'number', valueType: 'integer', path: 'seconds', operator: 'min' },
    { name: 'seconds_max', inputType: 'number', valueType: 'integer', path: 'seconds', operator: 'max' },
  ],
  sorts: [{ name: 'ended', path: 'ended_at', valueType: 'time' }],
};

describe('readQueryFilters', () => {
  it('omits deleted documents by default', () => {
    expect(readQueryFilters(model, {})).toEqual({ deleted_at: null });
    expect(readQueryFilters(model, { filter: { trashed: 'with' } })).toEqual({});
    expect(readQueryFilters(model, { filter: { trashed: 'only' } })).toEqual({ deleted_at: { $ne: null } });
  });

  it('splits numbers at commas, but not texts', () => {
    const conditions = readQueryFilters(model, { filter: { id: '1,2', title: 'a,b', active: 'true', kind: 'a' } });

    expect(conditions).toMatchObject({
      number: { $in: [1, 2] },
      title: { $in: ['a,b'] },
      active: { $in: [true] },
      kind: { $in: ['a'] },
    });
  });

  it.each([
    [{ trashed: 'yes' }, 'validation_errors', ['filter.trashed']],
    [{ nope: '1' }, 'validation_error', ['filter.nope', 'field']],
    [{ id: 'x' }, 'validation_error', ['filter.id', 'value']],
    [{ active: '1' }, 'validation_error', ['filter.active', 'value']],
    [{ kind: 'b' }, 'validation_error', ['filter.kind', 'value']],
    ['text', 'validation_errors', ['filter']],
  ])('rejects %j', (filter, code, fields) => {
    const read = () => readQueryFilters(model, { filter });

    expect(read).toThrow(
      expect.objectContaining({
        code,
        details: expect.objectContaining({
          validation: Object.fromEntries(fields.map((field) => [field, expect.anything()])),
        }),
      }),
    );
  });

  it('never creates a query operator from a request', () => {
    expect(() => readQueryFilters(model, { filter: { title: { $gt: '' } } })).toThrow('without nesting');
  });
});

describe('a field with an operator', () => {
  const read = (filter: object) => readQueryFilters(logged, { filter });

  it('selects objects with and without a value', () => {
    expect(read({ owner: `${OWNER},none`, ended: 'true' })).toEqual({
      owner_id: { $in: [OWNER, null] },
      ended_at: { $gte: new Date(0) },
    });
    expect(read({ ended: 'false' })).toEqual({ ended_at: { $in: [null] } });
  });

  it('includes documents from before the field in its default value only', () => {
    expect(read({ state: 'open' })).toEqual({ state: { $in: ['open', null] } });
    expect(read({ state: 'closed' })).toEqual({ state: { $in: ['closed'] } });
  });

  it('selects ranges of times and numbers', () => {
    const ended = { ended_from: '2026-01-01', ended_before: '2026-02-01T10:00:00+01:00' };

    expect(read({ ...ended, seconds_min: '60', seconds_max: '90' })).toEqual({
      ended_at: { $gte: new Date('2026-01-01T00:00:00Z'), $lt: new Date('2026-02-01T09:00:00Z') },
      seconds: { $gte: 60, $lte: 90 },
    });
  });

  it.each([
    [{ ended: 'yes' }, 'ended must be true or false.'],
    [{ ended: ['true', 'false'] }, 'ended takes one value.'],
    [{ ended_from: 'soon' }, 'ended_from must be a date, or a date and time with its offset (ISO 8601).'],
    [{ ended_from: '0001-01-01T00:00:00+14:00' }, 'ended_from must be a date'],
    [{ seconds_min: '1.5' }, 'seconds_min must be a whole number.'],
    [{ owner: 'all' }, 'owner must be a UUID, or none.'],
  ])('rejects %j', (filter, message) => {
    expect(() => read(filter)).toThrow(message);
  });
});

describe('readSort', () => {
  it('reads the direction, and rejects unknown fields', () => {
    expect(readSort(logged, undefined)).toBeUndefined();
    expect(readSort(logged, 'ended')).toEqual({ path: 'ended_at', direction: 1, min: new Date(0) });
    expect(readSort(logged, '-ended')).toEqual({ path: 'ended_at', direction: -1, min: new Date(0) });
    expect(() => readSort(logged, 'state')).toThrow('There is no sort state for log.');
  });
});

describe('describeModel', () => {
  it('describes the supported filters', () => {
    const { filters, sorting } = describeModel(model);

    expect(filters.at(-1)).toEqual({
      name: 'kind',
      input_type: 'select',
      operators: ['equals'],
      options: [{ label: 'A', value: 'a' }],
      arguments: [],
      hydrate: null,
    });
    expect(sorting).toEqual([]);
  });
});
