import { parseFrameArguments } from './arguments';

const frameId = '01938b5e-0000-7000-8000-00000000d3a0';

describe('the arguments about a frame', () => {
  it('say what to do with which', () => {
    expect(parseFrameArguments(['count', frameId])).toEqual({ action: 'count', frameId });
    expect(parseFrameArguments(['export', frameId, 'out'])).toEqual({ action: 'export', frameId, folder: 'out' });
    expect(parseFrameArguments(['delete', frameId, '--yes'])).toEqual({ action: 'delete', frameId });
  });

  it.each([
    [['delete', frameId]],
    [['delete', 'all', '--yes']],
    [['export', frameId]],
    [['count', frameId, 'x']],
    [['count']],
  ])('are refused as %j', (args) => {
    expect(() => parseFrameArguments(args)).toThrow('npm run frame -- count');
  });
});
