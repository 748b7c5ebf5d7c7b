import { atMost } from './at-most';

describe('a limit on what a request names', () => {
  it('lets through as many as there may be', () => {
    expect(atMost(['a', 'b'], 2, 'ids')).toEqual(['a', 'b']);
  });

  it('refuses more in place of leaving some out', () => {
    const refused = () => atMost(['a', 'b', 'c'], 2, 'ids');

    expect(refused).toThrow(
      expect.objectContaining({
        code: 'validation_errors',
        details: { validation: { ids: ['At most 2, got 3.'] } },
      }),
    );
  });
});
