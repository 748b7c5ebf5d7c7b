import { placeOfMove } from './place-of-move';

const order = (text: string) => [...text];

describe('the place of a moved project', () => {
  it('is before the project that had its new position, if it moves up', () => {
    expect(placeOfMove(order('abcd'), order('dabc'))).toEqual({ project_id: 'd', before: 'a' });
    expect(placeOfMove(order('abcd'), order('acbd'))).toEqual({ project_id: 'c', before: 'b' });
  });

  it('is after the project that had its new position, if it moves down', () => {
    expect(placeOfMove(order('abcd'), order('bcda'))).toEqual({ project_id: 'a', after: 'd' });
    expect(placeOfMove(order('abcd'), order('acdb'))).toEqual({ project_id: 'b', after: 'd' });
  });

  it('is undefined if the order is the same', () => {
    expect(placeOfMove(order('abcd'), order('abcd'))).toBeUndefined();
    expect(placeOfMove([], [])).toBeUndefined();
  });
});
