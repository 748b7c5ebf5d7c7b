import { placeOfMove } from './place-of-move';

const order = (text: string) => text.split(' ');

describe('the place of a moved project', () => {
  it('is before the project that had its new position, if it moves up', () => {
    expect(placeOfMove(order('a b c d'), order('d a b c'))).toEqual({ project_id: 'd', before: 'a' });
    expect(placeOfMove(order('a b c d'), order('a c b d'))).toEqual({ project_id: 'c', before: 'b' });
  });

  it('is after the project that had its new position, if it moves down', () => {
    expect(placeOfMove(order('a b c d'), order('b c d a'))).toEqual({ project_id: 'a', after: 'd' });
    expect(placeOfMove(order('a b c d'), order('a c d b'))).toEqual({ project_id: 'b', after: 'd' });
  });

  it('is undefined if the order is the same', () => {
    expect(placeOfMove(order('a b c d'), order('a b c d'))).toBeUndefined();
    expect(placeOfMove([], [])).toBeUndefined();
  });
});
