import { parseDlqArguments } from './arguments';

describe('the arguments of npm run dlq', () => {
  it('lists all when there are none', () => {
    expect(parseDlqArguments([])).toEqual({ action: 'list', topic: undefined, json: false });
  });

  it('takes an action and a topic', () => {
    expect(parseDlqArguments(['replay', 'forms.events'])).toMatchObject({ action: 'replay', topic: 'forms.events' });
    expect(parseDlqArguments(['skip', '--json'])).toMatchObject({ action: 'skip', topic: undefined, json: true });
  });

  it.each([[['delete']], [['replay', 'a', 'b']], [['--all']]])('answers %j with its usage', (args) => {
    expect(() => parseDlqArguments(args)).toThrow('npm run dlq -- replay');
  });
});
