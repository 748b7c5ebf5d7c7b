import { parseFrameArguments } from './arguments';

const frameId = '01938b5e-0000-7000-8000-00000000d3a0';

describe('the arguments about a frame', () => {
  it('say what to do with which', () => {
    expect(parseFrameArguments(['count', frameId])).toEqual({ action: 'count', frameId });
    expect(parseFrameArguments(['export', frameId, 'out'])).toEqual({ action: 'export', frameId, folder: 'out' });
    expect(parseFrameArguments(['delete', frameId, '--yes'])).toEqual({ action: 'delete', frameId });
  });

  it('take a frame in either case', () => {
    expect(parseFrameArguments(['count', frameId.toUpperCase()])).toEqual({ action: 'count', frameId });
  });

  it.each([
    [['delete', frameId], 'Say --yes to delete for good.'],
    [['delete', 'all', '--yes'], '"all" is no frame: a frame is a UUID.'],
    [['export', frameId], 'Name the new folder to write to.'],
    [['count', frameId, 'x'], ''],
    [['count'], ''],
    [['cuont', frameId], ''],
  ])('are refused as %j', (args, why) => {
    expect(() => parseFrameArguments(args)).toThrow(why);
    expect(() => parseFrameArguments(args)).toThrow('npm run frame -- count');
  });
});
