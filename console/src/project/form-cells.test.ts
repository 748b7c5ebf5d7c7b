import { type AnsweredField, cellText, columnsOf } from './form-cells';

const texts = { locale: 'en', yes: 'Yes', no: 'No' };

function aField(type: AnsweredField['type'], validation: AnsweredField['validation'] = {}): AnsweredField {
  return { id: 'a', label: 'A', type, options: [{ value: 'r', label: 'Red' }], validation };
}

describe('the value of a field', () => {
  it.each([
    ['money', { currency: 'EUR' }, 1250, '€12.50'],
    ['money', { currency: 'JPY' }, 300, '¥300'],
    ['money', {}, 1250, '12.50'],
    ['calculated', { currency: 'EUR' }, -99, '-€0.99'],
    ['calculated', {}, 1.6666666667, '1.6666666667'],
    ['number', {}, 1234.5, '1,234.5'],
    ['boolean', {}, false, 'No'],
    ['single_choice', {}, 'r', 'Red'],
    ['multiple_choice', {}, ['r', 'old'], 'Red, old'],
    ['short_text', {}, undefined, '—'],
  ] as const)('of the type %s with %j: %p is shown as %s', (type, validation, value, text) => {
    expect(cellText(aField(type, validation), value, texts)).toBe(text);
  });

  it('of a removed column is shown in a column after the others', () => {
    expect(columnsOf([aField('number')], [{ a: 1 }, { b: 2 }]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
