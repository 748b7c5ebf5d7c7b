import { answersOf, hasControl } from './move-answers';

const form = { form_id: 1, label: '' };

describe('answersOf', () => {
  it('returns values of the type of the field and leaves out empty ones', () => {
    const drafts = {
      area: { ...form, type: 'number', entered: '84.5' },
      access: { ...form, type: 'boolean', entered: 'false' },
      roof: { ...form, type: 'single_choice', entered: 'flat_roof' },
      kinds: { ...form, type: 'multiple_choice', entered: ['roof', 'wall, outside'] },
      remarks: { ...form, type: 'long_text', entered: '' },
      colors: { ...form, type: 'multiple_choice', entered: [] },
    };

    expect(answersOf(drafts).answers).toEqual([
      { field_id: 'area', value: 84.5 },
      { field_id: 'access', value: false },
      { field_id: 'roof', value: 'flat_roof' },
      { field_id: 'kinds', value: ['roof', 'wall, outside'] },
    ]);
    expect(answersOf({})).toEqual({});
  });

  it.each([
    ['1500', undefined, 150_000],
    ['12.50', 'EUR', 1_250],
    ['300', 'JPY', 300],
  ])('returns the amount %s in the currency %s as %s minor units', (entered, currency, value) => {
    const drafts = { price: { ...form, type: 'money', entered, currency } };

    expect(answersOf(drafts).answers).toEqual([{ field_id: 'price', value }]);
  });
});

describe('hasControl', () => {
  it('returns false for types that only their form can answer', () => {
    const types = ['number', 'money', 'single_choice', 'group', 'calculated', 'file', 'signature'];

    expect(types.filter((type) => !hasControl(type))).toEqual(['group', 'calculated', 'file', 'signature']);
  });
});
