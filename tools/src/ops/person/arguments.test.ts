import { parsePersonArguments } from './arguments';

const DRY_RUN = { isDryRun: true };
const REAL = { isDryRun: false };

const frameId = '01938b5e-0000-7000-8000-00000000d3a0';

describe('the arguments of npm run person', () => {
  it('contain an action, a frame and values', () => {
    const values = ['Dana Demo', 'dana@example.org'];
    const sent = values.flatMap((value) => ['--value', value]);

    expect(parsePersonArguments(['find', frameId, ...sent], REAL)).toEqual({ action: 'find', frameId, values });
    expect(parsePersonArguments(['erase', frameId.toUpperCase(), ...sent, '--yes'], REAL)).toEqual({
      action: 'erase',
      frameId,
      values,
    });
  });

  it('include all Unicode forms of a value', () => {
    const [composed, decomposed, plain] = ['Jos\u00e9', 'Jose\u0301', 'Jose'];

    for (const typed of [composed, decomposed]) {
      const { values } = parsePersonArguments(['find', frameId, '--value', typed], REAL);

      expect([...values].sort()).toEqual([composed, decomposed, plain].sort());
    }
  });

  it.each([
    [['find', frameId, '--value', 'Bo'], '"Bo" is too short: a value has 4 characters or more'],
    [['find', frameId, '--value', 'e\u0301e\u0301'], 'is too short'],
    [['erase', frameId, '--value', 'Dana Demo'], 'Pass --yes to erase permanently.'],
    [['find', 'x', '--value', 'Dana Demo'], '"x" is not a frame id: it must be a UUID.'],
    [['find', frameId], 'Pass the personal data with --value.'],
    [['forget', frameId, '--value', 'Dana Demo'], ''],
    [['find', frameId, '--vlaue', 'Dana Demo'], ''],
  ])('are rejected as %j', (args, why) => {
    expect(() => parsePersonArguments(args, REAL)).toThrow(why);
    expect(() => parsePersonArguments(args, REAL)).toThrow('npm run person -- find');
  });

  it('need no confirmation for a dry run', () => {
    const args = ['erase', frameId, '--value', 'Dana Demo'];

    expect(parsePersonArguments(args, DRY_RUN).action).toBe('erase');
    expect(() => parsePersonArguments(args, REAL)).toThrow('Pass --yes');
  });
});
