import { conditionHolds } from './condition-holds';
import type { FieldType } from './field';
import type { FieldValue } from './field-value';
import type { VisibilityCondition } from './visibility';

type Row = [FieldType, VisibilityCondition['operator'], VisibilityCondition['value'], FieldValue, boolean];

describe('a condition on an answer', () => {
  it.each<Row>([
    ['short_text', 'equals', 'a', 'a', true],
    ['boolean', 'equals', true, false, false],
    ['datetime', 'equals', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z', true],
    ['short_text', 'not_equals', 'a', null, true],
    ['short_text', 'not_equals', 'a', 'a', false],
    ['long_text', 'contains', 'ÁRVORE', 'uma arvore', true],
    ['multiple_choice', 'contains', 'b', ['a', 'b'], true],
    ['multiple_choice', 'contains', 'b', ['ab'], false],
    ['multiple_choice', 'not_contains', 'b', ['a', 'b'], false],
    ['multiple_choice', 'not_contains', 'b', null, true],
    ['number', 'greater_than', 2, 2, false],
    ['number', 'greater_than_or_equals', 2, 2, true],
    ['number', 'less_than', 2, null, false],
    ['date', 'greater_than', '2026-01-01', '2026-01-01', false],
    ['date', 'less_than_or_equals', '2026-01-02', '2026-01-01', true],
    ['short_text', 'is_null', undefined, null, true],
    ['boolean', 'is_not_null', undefined, false, true],
    ['group', 'is_not_null', undefined, [{ a: 1 }], true],
    ['file', 'is_null', undefined, { id: 'f', name: 'a.pdf', size: 1, mime_type: 'application/pdf' }, false],
  ])('%s %s %j matches %j: %s', (type, operator, value, answer, holds) => {
    expect(conditionHolds({ field_id: 'f', operator, value }, type, answer)).toBe(holds);
  });

  it('without a value matches nothing, and its complement everything', () => {
    expect(conditionHolds({ field_id: 'f', operator: 'contains' }, 'short_text', 'undefined')).toBe(false);
    expect(conditionHolds({ field_id: 'f', operator: 'not_contains' }, 'short_text', 'a')).toBe(true);
  });
});
