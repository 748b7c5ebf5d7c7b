import { SERVICE_NAMES } from '../../dev/start/services';
import { parseRestartsArguments } from './arguments';

describe('the arguments of npm run try:restarts', () => {
  it('default to all services and the target number', () => {
    expect(parseRestartsArguments([])).toEqual({
      services: SERVICE_NAMES,
      restarts: 100,
      kills: 10,
      rate: 200,
      concurrency: 1,
    });
    expect(
      parseRestartsArguments(['forms', '--restarts', '3', '--kills', '0', '--rate', '20', '--concurrency', '2']),
    ).toEqual({
      services: ['forms'],
      restarts: 3,
      kills: 0,
      rate: 20,
      concurrency: 2,
    });
  });

  it.each([[['postgres']], [['--restarts', 'many']], [['--speed', '1']], [['--concurrency', '0']]])(
    'reject %j',
    (args) => {
      expect(() => parseRestartsArguments(args)).toThrow('npm run try:restarts');
    },
  );
});
