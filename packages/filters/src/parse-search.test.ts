import { AppError } from '@trackway/errors';
import { fakeSearchModel as model } from './fake-search-model';
import type { FilterGroupInput } from './filter-groups';
import { filterGroupsInput } from './filter-groups';
import { filterInput } from './filter-schemas';
import { parseFiltersJson, parseListJson, parseSearch } from './parse-search';

const done = { field: 'done', operator: 'equals', value: true };
const many = <T>(count: number, item: T): T[] => new Array<T>(count).fill(item);
const validationOf = (parse: () => unknown): unknown => {
  try {
    return parse();
  } catch (error) {
    if (error instanceof AppError) return error.details.validation;
    throw error;
  }
};

function nested(levels: number): FilterGroupInput {
  return levels === 1
    ? { logical_operator: 'or', filters: [done] }
    : { logical_operator: 'not', filter_groups: [nested(levels - 1)] };
}

describe('a search', () => {
  it('finds everything without filters', () => {
    expect(parseSearch(model, {})).toEqual({ filters: [], groups: [], sorts: [], warnings: [] });
  });

  it('has filters, groups and sorts of the model', () => {
    const { filters, groups, sorts } = parseSearch(model, {
      filters: [done],
      filter_groups: [{ logical_operator: 'not', filters: [done], filter_groups: [nested(1)] }],
      sorting: [{ field: 'name', direction: 'asc' }],
    });

    expect(filters.map(({ field }) => field.name)).toEqual(['done']);
    expect(groups).toMatchObject([
      { connective: 'not', filters: [{ operator: 'equals' }], groups: [{ connective: 'or', groups: [] }] },
    ]);
    expect(sorts.map(({ field }) => field.name)).toEqual(['name']);
  });

  it('has at most 50 filters, including those of groups, and 5 sorts', () => {
    const inGroups = [{ logical_operator: 'and', filters: many(9, done), filter_groups: [nested(2)] } as const];
    const sort = { field: 'name', direction: 'asc' } as const;

    expect(parseSearch(model, { filters: many(40, done), filter_groups: inGroups }).filters).toHaveLength(40);
    expect(validationOf(() => parseSearch(model, { filters: many(41, done), filter_groups: inGroups }))).toEqual({
      filters: ['At most 50 filters.'],
    });
    expect(parseSearch(model, { sorting: many(5, sort) }).sorts).toHaveLength(5);
    expect(validationOf(() => parseSearch(model, { sorting: many(6, sort) }))).toEqual({
      sorting: ['At most 5 sorts.'],
    });
  });

  it('warns if filters mix `and` and `or`; the connective of the first has no effect', () => {
    const or = { ...done, logical_operator: 'or' } as const;

    expect(parseSearch(model, { filters: [or, done, done] }).warnings).toEqual([]);
    expect(parseSearch(model, { filters: [done, or, or] }).warnings).toEqual([]);
    expect(parseSearch(model, { filters: [done, or, done] }).warnings).toEqual(['mixed_logical_operators']);
  });

  it('rejects an empty group', () => {
    const groups = [{ logical_operator: 'and' } as const];

    expect(validationOf(() => parseSearch(model, { filter_groups: groups }))).toEqual({
      'filter_groups.0': ['A group needs at least one filter or one group.'],
    });
  });

  it.each([
    ['an unknown field', { ...done, field: 'nome' }, 'field', 'field'],
    ['an operator that the field does not support', { ...done, operator: 'contains' }, 'operator', 'operator'],
    ['a value of another type', { ...done, value: 'x' }, 'value', 'value'],
    ['a value of another type in a list', { ...done, value: [true, 'x'] }, 'value.1', 'value'],
    ['a missing argument', { ...done, field: 'answer' }, 'arguments.0', 'answer'],
    ['too many arguments', { ...done, arguments: ['x'] }, 'arguments', 'done'],
  ])('names the path of %s, and the name that the specification defines', (_, filter, member, name) => {
    const { logical_operator: _connective, ...grouped } = { logical_operator: undefined, ...filter };
    const groups = [
      nested(1),
      { logical_operator: 'or', filter_groups: [nested(1), { ...nested(1), filters: [grouped] }] },
    ];
    const searches = [
      ['filters.1', { filters: [done, filter] }],
      ['filter_groups.1.filter_groups.1.filters.0', { filter_groups: groups as FilterGroupInput[] }],
    ] as const;

    for (const [path, search] of searches) {
      const errors = validationOf(() => parseSearch(model, search));
      expect(Object.keys(errors as object)).toEqual([`${path}.${member}`, name]);
    }
  });

  it('names the path of a sort', () => {
    const sorting = [{ field: 'name', direction: 'asc' } as const];
    const errorsOf = (sort: { field: string; arguments?: string[] }) =>
      validationOf(() => parseSearch(model, { sorting: [...sorting, { direction: 'asc', ...sort }] }));

    expect(Object.keys(errorsOf({ field: 'note' }) as object)).toEqual(['sorting.1.field', 'sorting']);
    expect(Object.keys(errorsOf({ field: 'name', arguments: ['x'] }) as object)).toEqual([
      'sorting.1.arguments',
      'name',
    ]);
  });

  it('has groups of at most 5 levels', () => {
    expect(filterGroupsInput.safeParse([nested(5)]).success).toBe(true);
    expect(filterGroupsInput.safeParse([nested(6)]).error?.issues).toMatchObject([
      { message: 'Groups can be nested 5 levels deep.' },
    ]);
  });

  it.each(['nor', undefined])('has groups whose members are combined by and, or, not: not %s', (operator) => {
    expect(filterGroupsInput.safeParse([{ logical_operator: operator, filters: [done] }]).success).toBe(false);
  });
});

describe('filters as JSON text', () => {
  it('are a list, or filters and groups', () => {
    expect(parseFiltersJson('')).toEqual({ filters: [] });
    expect(parseFiltersJson(JSON.stringify([done]))).toEqual({ filters: [done] });
    expect(parseFiltersJson(JSON.stringify({ filters: [done], filter_groups: [nested(1)] }))).toEqual({
      filters: [done],
      filter_groups: [nested(1)],
    });
  });

  it.each(['{', '5', '{"filter":[]}', '[5]', '[{"field":1}]', '[{"field":"a","operator":"b","more":1}]'])(
    'are rejected in another form: %s',
    (json) => {
      expect(() => parseFiltersJson(json)).toThrow(expect.objectContaining({ code: 'validation_errors' }));
    },
  );

  it('name the parameter that holds a malformed list', () => {
    expect(parseListJson(filterInput, '', 'only')).toEqual([]);
    for (const json of ['[', '{}'])
      expect(validationOf(() => parseListJson(filterInput, json, 'only'))).toEqual({
        only: ['Must be a list as in an advanced search.'],
      });
    expect(validationOf(() => parseListJson(filterInput, '[{"field":"a","operator":"b","values":1}]', 'only'))).toEqual(
      {
        'only.0.values': ['This field is not known here. Did you mean `value`?'],
      },
    );
  });
});
