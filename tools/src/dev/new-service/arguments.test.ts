import { parseNewService } from './arguments';

describe('the arguments of npm run new-service', () => {
  it('contain a name and a store', () => {
    expect(parseNewService(['newcomer'])).toEqual({ name: 'newcomer', store: 'postgres' });
    expect(parseNewService(['newcomer', '--store', 'mongo'])).toEqual({ name: 'newcomer', store: 'mongo' });
  });

  it.each([
    [[]],
    [['Newcomer']],
    [['newcomer-2']],
    [['newcomer', 'more']],
    [['newcomer', '--store', 'redis']],
    [['--now']],
  ])('are rejected as %j, with the usage', (args) => {
    expect(() => parseNewService(args)).toThrow('npm run new-service -- <name>');
  });

  it.each(['projects', 'ops'])('reject the name %s, which is in use', (name) => {
    expect(() => parseNewService([name])).toThrow('in use');
  });
});
