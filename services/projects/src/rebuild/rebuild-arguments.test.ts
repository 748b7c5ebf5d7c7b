import { readRebuildArguments } from '../peers/rebuild/rebuild-arguments';

const FRAME = '0190c8e4-0000-7000-8000-00000000000A';

describe('the arguments of a rebuild', () => {
  it('are all frames and all owners where nothing is said', () => {
    expect(readRebuildArguments([])).toEqual({
      frameIds: [],
      parts: ['funnels', 'assignments', 'forms', 'edges', 'answers', 'conversations'],
    });
  });

  it('may name frames and owners', () => {
    expect(readRebuildArguments(['--frame', FRAME, '--owner', 'channels', '--owner', 'forms'])).toEqual({
      frameIds: [FRAME.toLowerCase()],
      parts: ['conversations', 'forms', 'edges', 'answers'],
    });
  });

  it.each([[['--frame', 'x']], [['--owner', 'spreadsheets']], [['--help']], [['now']], [['--frame']]])(
    'are refused where they make no sense: %j',
    (args) => {
      expect(readRebuildArguments(args)).toBeUndefined();
    },
  );
});
