import { projectModel } from '../../projects/project/project-search-model';
import type { AggregateInput } from './aggregate-body';
import { parseAggregation } from './parse-aggregates';

const edge = '0195d0c5-0000-7000-8000-000000000001';
const model = { ...projectModel, edgeTypes: new Map([[edge, 'short_text']]) };
const parse = (input: AggregateInput) => parseAggregation(model, input);

describe('an aggregation', () => {
  it('counts by default', () => {
    expect(parse({})).toEqual({ keys: [], aggregates: [{ name: 'count', function: 'count' }], sorts: [] });
  });

  it('names values by function and field', () => {
    const { aggregates } = parse({
      aggregates: [
        { function: 'sum', field: 'budget' },
        { function: 'max', field: 'created_at', name: 'newest' },
      ],
    });

    expect(aggregates.map(({ name }) => name)).toEqual(['sum_budget', 'newest']);
  });

  it.each<[string, AggregateInput, RegExp]>([
    ['an unknown field', { group_by: [{ field: 'colour' }] }, /Groupable fields: status, impact, .*funnel_steps/],
    ['a text', { group_by: [{ field: 'name' }] }, /Grouping by name is not possible/],
    ['ids', { group_by: [{ field: 'id' }] }, /Grouping by id is not possible/],
    ['a time without period', { group_by: [{ field: 'created_at' }] }, /needs a bucket: day, week/],
    ['a period of a number', { group_by: [{ field: 'status', bucket: 'day' }] }, /takes no bucket/],
    ['answers without edge', { group_by: [{ field: 'answer_pool' }] }, /must be the id of an edge/],
    [
      'answers of texts',
      { group_by: [{ field: 'answer_pool', arguments: [edge] }] },
      /only choices, dates and booleans/,
    ],
    [
      'two fields with several values',
      { group_by: [{ field: 'funnels' }, { field: 'assignee' }] },
      /funnels and assignee both have several values/,
    ],
    ['a sum of times', { aggregates: [{ function: 'sum', field: 'created_at' }] }, /Fields for sum: impact, budget/],
    ['a sum of nothing', { aggregates: [{ function: 'sum' }] }, /sum needs a field/],
    ['a count of a field', { aggregates: [{ function: 'count', field: 'budget' }] }, /takes no field/],
    [
      'a name that is used twice',
      { aggregates: [{ function: 'count' }, { function: 'count' }] },
      /The name count is used twice/,
    ],
    [
      'a sort by a relation',
      { group_by: [{ field: 'customer' }], sorting: [{ field: 'customer', direction: 'asc' }] },
      /Available: count/,
    ],
  ])('rejects %s', (_, input, message) => {
    expect(() => parse(input)).toThrow(message);
  });

  it.each<[string, string, AggregateInput]>([
    ['group_by.1.field', 'group_by', { group_by: [{ field: 'status' }, { field: 'colour' }] }],
    ['group_by.0.bucket', 'bucket', { group_by: [{ field: 'created_at' }] }],
    ['group_by.0.arguments.0', 'answer_pool', { group_by: [{ field: 'answer_pool' }] }],
    ['aggregates.0.field', 'aggregates', { aggregates: [{ function: 'sum' }] }],
    ['aggregates.1.name', 'aggregates', { aggregates: [{ function: 'count' }, { function: 'count' }] }],
    ['sorting.0.field', 'sorting', { sorting: [{ field: 'colour', direction: 'asc' }] }],
  ])('names the path %s in addition to %s', (path, name, input) => {
    const errors = { [path]: [expect.any(String)], [name]: [expect.any(String)] };
    expect(() => parse(input)).toThrow(expect.objectContaining({ details: { errors, validation: errors } }));
  });
});
