import { AppError, ruleBroken } from '@trackway/errors';
import { EDGE_OF_NUMBERS, fakeSearchModel as model } from './fake-search-model';
import type { FilterInput } from './filter-schemas';
import { parseFieldReference, parseFilter, parseSort, plainSorts } from './parse-filter';

const ID = '0190aaaa-0000-7000-8000-000000000001';

function messagesOf(parse: () => unknown): unknown {
  try {
    parse();
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_error') return error.details.errors;
    throw error;
  }
  throw new Error('It was accepted.');
}

const parsed = (input: FilterInput) => {
  const { field, operator, values, arguments: ids, connective } = parseFilter(model, input);
  return [field.name, operator, values, ids, connective];
};
const rejected = (input: FilterInput) => messagesOf(() => parseFilter(model, input));

describe('a filter', () => {
  it('has values of the type of its field', () => {
    expect(parsed({ field: 'budget', operator: 'less_than', value: 0.5 })).toEqual([
      'budget',
      'less_than',
      [0.5],
      [],
      'and',
    ]);
    expect(rejected({ field: 'budget', operator: 'equals', value: '5' })).toEqual({
      value: ['The field budget takes a number.'],
    });
    expect(rejected({ field: 'note', operator: 'not_contains', value: 5 })).toEqual({
      value: ['The field note takes a text.'],
    });
  });

  it('is combined with the one before by its connective', () => {
    expect(parsed({ field: 'done', operator: 'equals', value: true, logical_operator: 'or' }).at(-1)).toBe('or');
  });

  it('takes a list if its operator compares with several values', () => {
    expect(parsed({ field: 'budget', operator: 'not_equals', value: [1, 2] })[2]).toEqual([1, 2]);
    expect(parsed({ field: 'budget', operator: 'equals', value: [] })[2]).toEqual([]);
    expect(rejected({ field: 'budget', operator: 'equals', value: [1, 'x'] })).toHaveProperty(['value.1']);
    expect(rejected({ field: 'budget', operator: 'less_than', value: [1] })).toEqual({
      value: ['The field budget takes a list only with equals and not_equals, not with less_than.'],
    });
  });

  it('shows an example of a time', () => {
    expect(rejected({ field: 'due_at', operator: 'equals', value: '31/12/2025' })).toEqual({
      value: [expect.stringContaining('such as 2026-05-04 or 2026-05-04T09:30:00Z.')],
    });
  });

  it('needs a value, except for operators that compare with none', () => {
    expect(rejected({ field: 'budget', operator: 'equals' })).toEqual({
      value: ['The operator equals of the field budget needs a value.'],
    });
    expect(parsed({ field: 'note', operator: 'is_not_null', value: 'ignored' }).slice(1, 3)).toEqual([
      'is_not_null',
      [],
    ]);
  });

  it('reads null as the absence of a value', () => {
    expect(parsed({ field: 'note', operator: 'equals', value: null }).slice(1, 3)).toEqual(['is_null', []]);
    expect(parsed({ field: 'note', operator: 'not_equals', value: null }).slice(1, 3)).toEqual(['is_not_null', []]);
    expect(rejected({ field: 'note', operator: 'contains', value: null })).toEqual({
      value: ['The field note takes a text.'],
    });
    expect(rejected({ field: 'done', operator: 'equals', value: null })).toEqual({
      operator: ['The field done always has a value, so null is not possible.'],
    });
  });

  it('rejects an operator that the field does not support', () => {
    expect(rejected({ field: 'done', operator: 'contains', value: 'x' })).toEqual({
      operator: ['The field done does not support contains. It supports equals, not_equals.'],
    });
    expect(rejected({ field: 'tag', operator: 'contains', value: 'x' })).toEqual({
      operator: [expect.stringContaining('The field tag with values that are a UUID does not support contains.')],
    });
  });

  it('names options by value or label', () => {
    expect(parsed({ field: 'status', operator: 'equals', value: ['open', 2] })[2]).toEqual([1, 2]);
    expect(rejected({ field: 'size', operator: 'equals', value: 'M' })).toEqual({
      value: ['The field size takes one of: S, L (Large).'],
    });
  });

  it('rejects an unknown field with the error of the route', () => {
    const input = { field: 'nome', operator: 'equals', value: 1 };
    const createFieldError = () => ruleBroken('unknown_column', 'No.');

    expect(messagesOf(() => parseFilter(model, input))).toEqual({ field: [expect.stringContaining('name')] });
    expect(() => parseFilter(model, input, undefined, createFieldError)).toThrow(
      expect.objectContaining({ code: 'unknown_column' }),
    );
  });
});

describe('the arguments of a filter', () => {
  const tag = { field: 'tag', operator: 'equals', value: ID };

  it('are ids, of which optional ones can be absent or null', () => {
    expect(parsed({ ...tag, arguments: [ID.toUpperCase()] })[3]).toEqual([ID]);
    for (const given of [[], [null], [undefined], [ID, null]])
      expect(parsed({ ...tag, arguments: given })[3]).toEqual(given[0] ? [ID] : []);
  });

  it('are rejected if they are no ids, or too many', () => {
    expect(rejected({ ...tag, arguments: ['x'] })).toMatchObject({
      tag: ['The first argument must be the id of a group.'],
    });
    expect(rejected({ ...tag, arguments: [ID, ID] })).toMatchObject({ tag: ['The field tag takes one argument.'] });
    expect(rejected({ field: 'note', operator: 'is_null', arguments: [ID] })).toMatchObject({
      note: ['The field note takes no arguments.'],
    });
    expect(rejected({ field: 'answer', operator: 'equals', value: 1, arguments: [ID, ID, ID] })).toMatchObject({
      answer: ['The field answer takes 2 arguments.'],
    });
  });

  it('decide the type of an answer', () => {
    const answer = { field: 'answer', operator: 'less_than', value: 5 };

    expect(parsed({ ...answer, arguments: [EDGE_OF_NUMBERS] }).slice(2, 4)).toEqual([[5], [EDGE_OF_NUMBERS]]);
    expect(rejected({ ...answer, operator: 'contains', value: 'x', arguments: [EDGE_OF_NUMBERS] })).toEqual({
      operator: [expect.stringMatching(/^The field answer does not support contains/)],
    });
    expect(rejected({ ...answer, arguments: [ID] })).toMatchObject({
      answer: ['The first argument must be the id of an edge. No form has a field with this id.'],
    });
    expect(rejected(answer)).toMatchObject({ answer: ['The first argument must be the id of an edge.'] });
    expect(
      messagesOf(() => parseFilter({ ...model, edgeTypes: undefined }, { ...answer, arguments: [ID] })),
    ).toHaveProperty('answer');
  });
});

describe('a sort', () => {
  it('has a sortable field and its arguments', () => {
    const {
      field,
      direction,
      arguments: ids,
    } = parseSort(model, {
      field: 'answer',
      direction: 'desc',
      arguments: [EDGE_OF_NUMBERS],
    });

    expect([field.valueType, direction, ids]).toEqual(['integer', 'desc', [EDGE_OF_NUMBERS]]);
    expect(parseSort(model, { field: 'name', direction: 'asc' }).arguments).toEqual([]);
  });

  it.each(['note', 'unknown'])('rejects %s, which is not sortable, and names those that are', (field) => {
    expect(messagesOf(() => parseSort(model, { field, direction: 'asc' }))).toMatchObject({
      sorting: [`Sorting by ${field} is not possible. Sortable fields: name, budget, due_at, status, size, answer.`],
    });
  });

  it('suggests the sortable field with a similar name', () => {
    expect(messagesOf(() => parseSort(model, { field: 'budgets', direction: 'asc' }))).toMatchObject({
      sorting: [expect.stringContaining('Sorting by budgets is not possible. Did you mean `budget`? Sortable fields:')],
    });
  });

  it('of all fields leaves out those that need an edge', () => {
    expect(plainSorts(model).map(({ field, direction }) => [field.name, direction])).toEqual(
      ['name', 'budget', 'due_at', 'status', 'size'].map((name) => [name, 'asc']),
    );
  });

  it('can refer to a field by its name and arguments alone', () => {
    const [name] = model.fields;
    if (!name) throw new Error('The model has no field.');

    expect(parseFieldReference(model, name, [])).toEqual({ field: name, ids: [] });
  });
});
