import { parsePersonArguments } from './arguments';

const frameId = '01938b5e-0000-7000-8000-00000000d3a0';

describe('the arguments about a person', () => {
  it('say what to do with whom', () => {
    const values = ['Dana Demo', 'dana@example.org'];
    const sent = values.flatMap((value) => ['--value', value]);

    expect(parsePersonArguments(['find', frameId, ...sent])).toEqual({ action: 'find', frameId, values });
    expect(parsePersonArguments(['erase', frameId.toUpperCase(), ...sent, '--yes'])).toEqual({
      action: 'erase',
      frameId,
      values,
    });
  });

  it('look for each spelling that may be stored, however it was typed', () => {
    const [together, apart, plain] = ['Jos\u00e9', 'Jose\u0301', 'Jose'];

    for (const typed of [together, apart]) {
      const { values } = parsePersonArguments(['find', frameId, '--value', typed]);

      expect([...values].sort()).toEqual([together, apart, plain].sort());
    }
  });

  it.each([
    [['find', frameId, '--value', 'Bo'], '"Bo" is too short: a value has 4 characters or more'],
    [['find', frameId, '--value', 'e\u0301e\u0301'], 'is too short'],
    [['erase', frameId, '--value', 'Dana Demo'], 'Say --yes to erase for good.'],
    [['find', 'x', '--value', 'Dana Demo'], '"x" is no frame: a frame is a UUID.'],
    [['find', frameId], 'Say with --value what the person is known by.'],
    [['forget', frameId, '--value', 'Dana Demo'], ''],
    [['find', frameId, '--vlaue', 'Dana Demo'], ''],
  ])('are refused as %j', (args, why) => {
    expect(() => parsePersonArguments(args)).toThrow(why);
    expect(() => parsePersonArguments(args)).toThrow('npm run person -- find');
  });
});
