import { answersOf } from './move-answers';

describe('answersOf', () => {
  it('sends values of the type of the field and leaves out empty ones', () => {
    const drafts = {
      area: { label: '', type: 'number', text: '84.5' },
      access: { label: '', type: 'boolean', text: 'false' },
      kinds: { label: '', type: 'multiple_choice', text: 'roof, wall' },
      remarks: { label: '', type: 'long_text', text: '' },
    };

    expect(answersOf(drafts).answers).toEqual([
      { field_id: 'area', value: 84.5 },
      { field_id: 'access', value: false },
      { field_id: 'kinds', value: ['roof', 'wall'] },
    ]);
    expect(answersOf({})).toEqual({});
  });
});
