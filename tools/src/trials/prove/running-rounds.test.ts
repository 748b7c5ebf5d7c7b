import { RunningRounds } from './running-rounds';

it('counts the operations of running and ended rounds once', () => {
  const rounds = new RunningRounds<{ operations: string[] }>();
  const [first, second] = [{ operations: ['a'] }, { operations: ['b', 'c'] }];
  rounds.begin(first);
  rounds.begin(second);
  expect([rounds.takeCount(), rounds.takeCount()]).toEqual([3, 0]);

  first.operations.push('d');
  rounds.end(first);
  expect(rounds.tenants).toEqual([second]);
  expect(rounds.takeCount()).toBe(1);
});
