import { assertMaxItems } from './assert-max-items';

describe('assertMaxItems', () => {
  it('returns a list of the maximum length', () => {
    expect(assertMaxItems(['a', 'b'], 2, 'ids')).toEqual(['a', 'b']);
  });

  it('rejects a longer list instead of truncating it', () => {
    const tooMany = () => assertMaxItems(['a', 'b', 'c'], 2, 'ids');

    expect(tooMany).toThrow(
      expect.objectContaining({
        code: 'validation_errors',
        details: { validation: { ids: ['At most 2, got 3.'] } },
      }),
    );
  });
});
