import type { FormField } from './field';
import type { FieldValue } from './field-value';
import { conditionHolds, visibleFields } from './resolve-fields';
import type { VisibilityCondition } from './visibility';

function field(id: string, visibleWhen: FormField['visibleWhen'] = null): FormField {
  const common = { key: null, help: null, required: false, options: [], validation: {} };
  return { ...common, id, label: id, type: 'short_text', visibleWhen };
}

const is = (field_id: string, value: string): VisibilityCondition => ({ field_id, operator: 'equals', value });

describe('visibleFields', () => {
  it('hides fields that depend on a hidden field, also if that has an answer', () => {
    const fields = [field('c', { all: [is('b', 'yes')] }), field('b', { all: [is('a', 'yes')] }), field('a')];
    const answers = (a: string) =>
      new Map([
        ['a', a],
        ['b', 'yes'],
        ['c', 'kept'],
      ]);

    expect([...visibleFields(fields, answers('yes'))]).toEqual(['c', 'b', 'a']);
    expect([...visibleFields(fields, answers('no'))]).toEqual(['a']);
  });

  it('supports all and any', () => {
    const conditions = [is('a', '1'), is('b', '1')];
    const fields = [field('a'), field('b'), field('all', { all: conditions }), field('any', { any: conditions })];

    expect([...visibleFields(fields, new Map([['a', '1']]))]).toEqual(['a', 'b', 'any']);
  });
});

describe('conditionHolds', () => {
  const rows: [VisibilityCondition['operator'], VisibilityCondition['value'], FieldValue, boolean][] = [
    ['equals', 'a', 'a', true],
    ['equals', true, false, false],
    ['equals', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z', true],
    ['not_equals', 'a', null, true],
    ['not_equals', 'a', 'a', false],
    ['contains', 'ÁRVORE', 'uma arvore', true],
    ['contains', 'b', ['a', 'b'], true],
    ['not_contains', 'b', null, true],
    ['greater_than', 2, 2, false],
    ['greater_than_or_equals', 2, 2, true],
    ['less_than', 2, null, false],
    ['less_than_or_equals', '2026-01-02', '2026-01-01', true],
    ['is_null', undefined, null, true],
    ['is_not_null', undefined, false, true],
  ];

  it.each(rows)('%s %j of %j is %s', (operator, value, answer, holds) => {
    expect(conditionHolds({ field_id: 'f', operator, value }, answer)).toBe(holds);
  });
});
