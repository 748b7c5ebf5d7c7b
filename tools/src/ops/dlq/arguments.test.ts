import { parseDlqArguments } from './arguments';

describe('the arguments of npm run dlq', () => {
  it('list all topics by default', () => {
    expect(parseDlqArguments([])).toEqual({ action: 'list', topic: undefined, json: false });
  });

  it('contain an action and a topic', () => {
    expect(parseDlqArguments(['replay', 'forms.events'])).toMatchObject({ action: 'replay', topic: 'forms.events' });
    expect(parseDlqArguments(['skip', '--json'])).toMatchObject({ action: 'skip', topic: undefined, json: true });
  });

  it.each([[['delete']], [['replay', 'a', 'b']], [['--all']]])('are rejected as %j, with the usage', (args) => {
    expect(() => parseDlqArguments(args)).toThrow('npm run dlq -- replay');
  });
});
