import { readRebuildArguments } from './rebuild-arguments';

const FRAME = '0190c8e4-0000-7000-8000-00000000000A';

describe('the arguments of a rebuild', () => {
  it('default to all frames and owners', () => {
    expect(readRebuildArguments([])).toEqual({
      frameIds: [],
      parts: ['funnels', 'assignments', 'forms', 'edges', 'answers', 'conversations'],
      isDryRun: false,
    });
  });

  it('accept frames and owners', () => {
    expect(readRebuildArguments(['--frame', FRAME, '--owner', 'channels', '--owner', 'forms'])).toEqual({
      frameIds: [FRAME.toLowerCase()],
      parts: ['conversations', 'forms', 'edges', 'answers'],
      isDryRun: false,
    });
  });

  it('accept a dry run', () => {
    expect(readRebuildArguments(['--dry-run'])).toMatchObject({ frameIds: [], isDryRun: true });
  });

  it.each([[['--frame', 'x']], [['--owner', 'spreadsheets']], [['--help']], [['now']], [['--frame']]])(
    'are rejected if invalid: %j',
    (args) => {
      expect(readRebuildArguments(args)).toBeUndefined();
    },
  );
});
