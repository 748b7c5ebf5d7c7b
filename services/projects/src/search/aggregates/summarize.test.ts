import { projectModel } from '../../projects/project/project-search-model';
import type { AggregateInput } from './aggregate-body';
import type { AggregatedGroup, KeyValue } from './aggregate-query';
import { parseAggregation } from './parse-aggregates';
import { summarize } from './summarize';

function group(keys: readonly KeyValue[], count: number, sum = 0n): AggregatedGroup {
  return { keys, count, measures: [{ count, sum, min: count === 0 ? null : 1, max: count === 0 ? null : 9 }] };
}

function summary(input: AggregateInput, groups: readonly AggregatedGroup[], limit = 100) {
  const aggregation = parseAggregation(projectModel, input);
  return summarize({ groups, total: groups[0] ?? group([], 0) }, aggregation, limit);
}

const byStatus = { group_by: [{ field: 'status' }] };
const byCustomer = { group_by: [{ field: 'customer' }] };
const keysOf = ({ groups }: ReturnType<typeof summary>) => groups.map(({ keys }) => keys[0]);

describe('a summary', () => {
  it('is sorted by keys, without a value last', () => {
    expect(keysOf(summary(byStatus, [group([null], 9), group([4], 1), group([1], 5)]))).toEqual([1, 4, null]);
  });

  it('has the largest groups of a relation first', () => {
    const found = summary(byCustomer, [group(['b'], 1), group([null], 9), group(['c'], 5), group(['a'], 1)]);

    expect(keysOf(found)).toEqual([null, 'c', 'a', 'b']);
  });

  it('is sorted by a value, also a large sum', () => {
    const large = 2n ** 60n;
    const input = {
      ...byCustomer,
      aggregates: [{ function: 'sum' as const, field: 'budget' }],
      sorting: [{ field: 'sum_budget', direction: 'desc' as const }],
    };

    const found = summary(input, [group(['a'], 1, 5n), group(['b'], 1, large)]);

    expect(found.groups.map(({ values }) => values['sum_budget'])).toEqual([large.toString(), 5]);
  });

  it('returns whether there are more groups', () => {
    const groups = [group([1], 1), group([2], 1)];

    expect(summary(byStatus, groups, 1)).toMatchObject({ truncated: true, groups: [{ keys: [1] }] });
    expect(summary(byStatus, groups, 2).truncated).toBe(false);
  });

  it.each(['asc', 'desc'] as const)('has the first of many groups, %s, also among equal ones', (direction) => {
    const groups = Array.from({ length: 50 }, (_, index) => group([`c${10 + index}`], index % 5));
    const input = { ...byCustomer, sorting: [{ field: 'count', direction }] };

    expect(keysOf(summary(input, groups, 12))).toEqual(keysOf(summary(input, groups)).slice(0, 12));
  });

  it.each([
    [10n, 3, 3.3333],
    [-10n, 3, -3.3333],
    [2n, 3, 0.6667],
    [1n, 20_000, 0.0001],
    [2n ** 60n, 2, Number(2n ** 59n)],
  ])('averages %d over %d', (sum, count, average) => {
    const { total } = summary({ aggregates: [{ function: 'average', field: 'budget' }] }, [group([], count, sum)]);

    expect(total.values).toEqual({ average_budget: average });
  });

  it('has no average and no range of nothing', () => {
    const aggregates = (['sum', 'average', 'min', 'max'] as const).map((one) => ({ function: one, field: 'budget' }));

    expect(summary({ aggregates }, [group([], 0)]).total.values).toEqual({
      sum_budget: 0,
      average_budget: null,
      min_budget: null,
      max_budget: null,
    });
  });

  it('presents times', () => {
    const { total } = summary({ aggregates: [{ function: 'max', field: 'created_at' }] }, [group([], 1)]);

    expect(total.values).toEqual({ max_created_at: '1970-01-01T00:00:00.009Z' });
  });
});
