import { unknownName } from './unknown-name';

describe('the text for an unknown name', () => {
  it('suggests the nearest known name', () => {
    expect(unknownName('field', 'stats', ['id', 'status'])).toBe(
      'The field stats does not exist. Did you mean `status`? Available fields: id, status.',
    );
  });

  it('lists the known names if none is similar', () => {
    expect(unknownName('member', 'colour', ['id', 'name'])).toBe(
      'The member colour does not exist. Available members: id, name.',
    );
  });
});
