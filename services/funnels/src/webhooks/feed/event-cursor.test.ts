import fc from 'fast-check';
import { cursorOf, positionOf } from './event-cursor';

const MAX_POSITION = 10 ** 15 - 1;

function isRejected(cursor: string): boolean {
  try {
    positionOf(cursor);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'validation_errors' });
    return true;
  }
}

describe('a cursor of events', () => {
  it('is the position that it was made of', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_POSITION }), (position) => {
        expect(positionOf(cursorOf(position))).toBe(position);
      }),
    );
  });

  it.each(['', '1', '2.5', '1.-5', '1.05', '1.1e3', `1.${MAX_POSITION}0`, '1.5 ', '1.x'])(
    'is rejected with the content %j',
    (content) => {
      expect(isRejected(Buffer.from(content).toString('base64url'))).toBe(true);
    },
  );

  it('is rejected, or read as a position, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (!isRejected(text)) expect(Number.isSafeInteger(positionOf(text))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
