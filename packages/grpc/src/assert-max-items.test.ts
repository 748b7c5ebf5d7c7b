import { assertMaxItems } from './assert-max-items';

describe('a limit on what a request names', () => {
  it('lets through as many as there may be', () => {
    expect(assertMaxItems(['a', 'b'], 2, 'ids')).toEqual(['a', 'b']);
  });

  it('refuses more in place of leaving some out', () => {
    const refused = () => assertMaxItems(['a', 'b', 'c'], 2, 'ids');

    expect(refused).toThrow(
      expect.objectContaining({
        code: 'validation_errors',
        details: { validation: { ids: ['At most 2, got 3.'] } },
      }),
    );
  });
});
