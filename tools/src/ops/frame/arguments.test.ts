import { parseFrameArguments } from './arguments';

const DRY_RUN = { isDryRun: true };
const REAL = { isDryRun: false };

const frameId = '01938b5e-0000-7000-8000-00000000d3a0';

describe('the arguments of npm run frame', () => {
  it('contain an action and a frame', () => {
    expect(parseFrameArguments(['count', frameId], REAL)).toEqual({ action: 'count', frameId });
    expect(parseFrameArguments(['export', frameId, 'out'], REAL)).toEqual({
      action: 'export',
      frameId,
      folder: 'out',
    });
    expect(parseFrameArguments(['delete', frameId, '--yes'], REAL)).toEqual({
      action: 'delete',
      frameId,
      isLeaving: false,
      hasFiles: false,
    });
    expect(parseFrameArguments(['delete', frameId, '--yes', '--tenant-leaves'], REAL)).toMatchObject({
      isLeaving: true,
    });
  });

  it('select tenants that left the cell', () => {
    expect(parseFrameArguments(['departed'], REAL)).toEqual({ action: 'departed', hours: 0 });
    expect(parseFrameArguments(['departed', '--hours', '24'], REAL)).toEqual({ action: 'departed', hours: 24 });
    expect(parseFrameArguments(['delete', '--departed', '--yes'], REAL)).toMatchObject({ hours: 24 });
    const deletion = { action: 'delete-departed', hours: 48, hasFiles: false };
    expect(parseFrameArguments(['delete', '--departed', '--hours', '48', '--yes'], REAL)).toEqual(deletion);
    expect(parseFrameArguments(['delete', '--departed', '--files', '--yes'], REAL)).toMatchObject({ hasFiles: true });
    expect(parseFrameArguments(['delete', '--departed', '--hours', '48'], DRY_RUN)).toEqual(deletion);
  });

  it('select the copied tables', () => {
    expect(parseFrameArguments(['copy', frameId], REAL)).toEqual({ action: 'copy', frameId, isInUse: false });
    expect(parseFrameArguments(['copy', frameId, '--in-use'], REAL)).toMatchObject({ isInUse: true });
    expect(parseFrameArguments(['compare', frameId], REAL)).toEqual({ action: 'compare', frameId });
  });

  it('accept a frame id in upper case', () => {
    expect(parseFrameArguments(['count', frameId.toUpperCase()], REAL)).toEqual({ action: 'count', frameId });
  });

  it.each([
    [['delete', frameId], 'Pass --yes to delete permanently.'],
    [['delete', 'all', '--yes'], '"all" is not a frame id: it must be a UUID.'],
    [['export', frameId], 'Pass a new folder.'],
    [['count', frameId, 'x'], ''],
    [['count'], ''],
    [['copy', frameId, 'out'], ''],
    [['cuont', frameId], ''],
    [['delete', '--departed'], 'Pass --yes to delete permanently.'],
    [['delete', '--departed', frameId, '--yes'], ''],
    [['count', '--departed'], ''],
    [['departed', '--hours', 'many'], '"many" is not a number of hours.'],
  ])('are rejected as %j', (args, why) => {
    expect(() => parseFrameArguments(args, REAL)).toThrow(why);
    expect(() => parseFrameArguments(args, REAL)).toThrow('npm run frame -- count');
  });

  it('need no confirmation for a dry run', () => {
    expect(parseFrameArguments(['delete', frameId], DRY_RUN)).toMatchObject({ action: 'delete', frameId });
    expect(() => parseFrameArguments(['delete', frameId], REAL)).toThrow('Pass --yes');
  });
});
