import type { FormField } from '../fields/field';
import type { Line } from '../fields/field-value';
import { GroupTexts } from './group-texts';

const common = { key: null, help: null, required: false, options: [], validation: {}, visibleWhen: null };

function aColumn(id: string, changes: Partial<FormField> = {}): FormField {
  return { ...common, id, label: id.toUpperCase(), type: 'short_text', ...changes };
}

const fields = [
  aColumn('name'),
  aColumn('price', { type: 'money', validation: { currency: 'EUR' } }),
  aColumn('amount', { type: 'calculated', validation: { currency: 'JPY' } }),
  aColumn('colors', { type: 'multiple_choice', options: [{ value: 'r', label: 'Red' }] }),
  aColumn('count', { type: 'number' }),
];

describe('the text of a group', () => {
  const loads: (readonly number[])[] = [];
  const pastFields = async (_frame: string, ids: readonly number[]) => {
    loads.push(ids);
    return [{ id: 'lines', label: 'Lines', type: 'group' as const, required: false, formId: 1, version: 1, fields }];
  };

  it('has a line for each line, with labels, amounts in units and the ids of removed columns', async () => {
    const texts = new GroupTexts({ pastFields }, 'frame');
    for (const _ of [1, 2]) {
      await texts.load([
        { formId: 1, type: 'group' },
        { formId: 2, type: 'number' },
      ]);
    }
    const lines: readonly Line[] = [
      { count: 1.5, name: 'Desk\nwhite', price: -1250, amount: 300, colors: ['r', 'x'] },
      { name: 'Lamp', removed: true },
    ];

    expect(texts.of('lines', lines)).toBe(
      '1. NAME: Desk white; PRICE: -12.50 EUR; AMOUNT: 300 JPY; COLORS: Red, x; COUNT: 1.5\n2. NAME: Lamp; removed: true',
    );
    expect(loads).toEqual([[1]]);
  });

  it('is the value of other fields', () => {
    const texts = new GroupTexts({ pastFields }, 'frame');

    expect([null, 3, ['a']].map((value) => texts.of('other', value))).toEqual([null, 3, ['a']]);
  });
});
