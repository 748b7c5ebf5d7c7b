import { automationTriggerSchema } from './trigger-schemas';

describe('the cron expression of a schedule', () => {
  it.each([
    ['every day', /^Must be five fields, such as 0 9 \* \* 1 for Mondays at nine\.$/],
    ['0 0 9 * * 1', /^Must be five fields, such as 0 9 \* \* 1 for Mondays at nine\.$/],
    ['0 25 * * 1', /^Must be five fields, .* nine\. .*25/],
    ['0 0 30 2 *', /^No date matches/],
  ])('rejects %s and describes a valid expression', (cron, expected) => {
    const { error } = automationTriggerSchema.safeParse({ type: 'schedule', cron, each_project: false });

    expect(error?.issues).toEqual([
      expect.objectContaining({ path: ['cron'], message: expect.stringMatching(expected) }),
    ]);
  });

  it('is accepted with five fields', () => {
    expect(
      automationTriggerSchema.safeParse({ type: 'schedule', cron: '0 9 * * 1', each_project: false }).success,
    ).toBe(true);
  });
});
