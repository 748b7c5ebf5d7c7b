import { isAppError } from '@trackway/errors';
import type { FormField } from '../fields/field';
import type { FieldValue, Line } from '../fields/field-value';
import { type GivenAnswer, planAnswers } from './plan-answers';

function aField(id: string, changes: Partial<FormField> = {}): FormField {
  const common = { key: id, help: null, required: false, options: [], validation: {}, visibleWhen: null };
  return { ...common, id, label: id.toUpperCase(), type: 'number', ...changes };
}

const columns = [
  aField('item', { type: 'short_text', required: true }),
  aField('count', { validation: { min: 1 } }),
  aField('double', { type: 'calculated', expression: 'count * 2' }),
];
const group = aField('lines', { type: 'group', itemLabel: null, fields: columns, required: true });
const total = aField('total', { type: 'calculated', expression: 'sum(lines.double) + extra' });
const fields = [group, aField('extra'), total];

const plan = (
  given: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, FieldValue>> = {},
  of = fields,
) => {
  const answers: GivenAnswer[] = Object.entries(given).map(([field_id, value]) => ({ field_id, value }));
  return planAnswers(of, new Map(Object.entries(stored)), answers);
};

function issuesOf(given: Readonly<Record<string, unknown>>, of = fields): unknown {
  try {
    plan(given, {}, of);
  } catch (error) {
    if (isAppError(error)) return error.details['validation'];
    throw error;
  }
  return {};
}

const stored = { lines: [{ item: 'A', count: 2, double: 4 }], extra: 1, total: 5 };

describe('planned answers', () => {
  it('contain results in lines and fields that use them', () => {
    const { values } = plan({ lines: [{ item: ' A ', count: 2 }, { item: null }, {}], extra: 1 });

    expect(Object.fromEntries(values)).toEqual({
      lines: [{ item: ' A ', count: 2, double: 4 }],
      extra: 1,
      total: 5,
    });
  });

  it('ignore given results, in fields and in lines', () => {
    const { values } = plan({ total: 1_000_000, lines: [{ item: 'A', count: 2, double: 99 }], extra: 1 });

    expect(values.get('total')).toBe(5);
    expect(values.get('lines')).toEqual([{ item: 'A', count: 2, double: 4 }]);
  });

  it('recalculate only results whose inputs change', () => {
    expect(Object.fromEntries(plan({ extra: 2 }, stored).values)).toEqual({ extra: 2, total: 6 });
    expect(Object.fromEntries(plan({ extra: 1 }, stored).values)).toEqual({ extra: 1 });
    expect(Object.fromEntries(plan({ extra: null }, stored).values)).toEqual({ extra: null, total: null });
    expect(
      Object.fromEntries(
        plan({ lines: null, extra: null }, stored, [{ ...group, required: false }, ...fields.slice(1)]).values,
      ),
    ).toEqual({ lines: null, extra: null, total: null });
  });

  it('name the line and the field of an issue', () => {
    expect(issuesOf({ lines: [{ item: 'A', count: 'x' }, {}, { count: 0, other: 1 }] })).toEqual({
      'answers.0.value.0.count': ['LINES, line 1, COUNT: Must be a number.'],
      'answers.0.value.2.count': ['LINES, line 3, COUNT: Must be 1 or more.'],
      'answers.0.value.2.item': ['LINES, line 3, ITEM: An answer is required.'],
      'answers.0.value.2.other': ['LINES, line 3: The group has no field with this id.'],
    });
  });

  it.each<[unknown, FormField['validation'], string]>([
    ['x', {}, 'LINES: Must be a list of lines'],
    [[1], {}, 'LINES: Must be a list of lines'],
    [[[]], {}, 'LINES: Must be a list of lines'],
    [{ item: 'A' }, {}, 'LINES: Must be a list of lines'],
    [[], {}, 'LINES: An answer is required.'],
    [[{}, { item: '  ' }], {}, 'LINES: An answer is required.'],
    [[{ item: 'A' }], { min_items: 2 }, 'LINES: Must have 2 lines or more.'],
    [[{ item: 'A' }, { item: 'B' }], { max_items: 1 }, 'LINES: Must have 1 lines or less.'],
    [Array.from({ length: 201 }, () => ({ item: 'A' })), {}, 'LINES: Must have 200 lines or less.'],
  ])('reject %.40j with the rules %j', (value, validation, message) => {
    expect(issuesOf({ lines: value }, [{ ...group, validation }])).toEqual({
      'answers.0.value': [expect.stringContaining(message)],
    });
  });

  it('miss a required group without enough complete lines, and a required result', () => {
    const required = [{ ...group, validation: { min_items: 2 } }, aField('extra'), { ...total, required: true }];
    const complete: readonly Line[] = [{ item: 'A' }, { item: 'B', count: 1 }];
    const missing = (values: Readonly<Record<string, FieldValue>>) =>
      plan({}, values, required).missing.map(({ id }) => id);

    expect(missing({})).toEqual(['lines', 'total']);
    expect(missing({ lines: [...complete.slice(1), { count: 1 }], extra: 1 })).toEqual(['lines']);
    expect(missing({ lines: complete, extra: 1 })).toEqual([]);
  });

  it('name results that cannot be calculated', () => {
    const rate = aField('rate', { type: 'calculated', expression: '1 / extra' });

    const { values, calculationIssues } = plan({ extra: 0 }, { rate: 1 }, [aField('extra'), rate]);

    expect(Object.fromEntries(values)).toEqual({ extra: 0, rate: null });
    expect(calculationIssues).toEqual([{ field: rate, code: 'division_by_zero' }]);
  });
});
