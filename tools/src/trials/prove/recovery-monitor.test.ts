import { settledAt } from './recovery-monitor';

it('gives pending work two minutes after the last operation, or after the system has recovered', () => {
  expect(settledAt(100_000, 0)).toBe(220_000);
  expect(settledAt(100_000, 90_000)).toBe(220_000);
  expect(settledAt(100_000, 400_000)).toBe(520_000);
});

it('gives pending work fifteen minutes if the system does not recover', () => {
  expect(settledAt(100_000, 990_000)).toBe(1_000_000);
});
