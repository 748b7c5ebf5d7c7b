import type { FormField } from './field';
import { visibleFields } from './resolve-fields';
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
