import { describeDurations, PhaseTimes } from './phase-times';

it('adds the times of a phase, also of failed work', async () => {
  const times = new PhaseTimes();
  const failing = times.measure('checks', () => Promise.reject(new Error('Failed.')));

  await expect(failing).rejects.toThrow('Failed.');
  expect(await times.measure('checks', () => 7)).toBe(7);
  expect(times.durations().checks).toBeGreaterThan(0);
  expect(times.durations().setup).toBe(0);
});

it('describes the shares of all phases', () => {
  const durations = { setup: 1, program: 5, 'final reads': 0, pending: 3, 'state reads': 1, checks: 0 };

  expect(describeDurations([durations, durations])).toBe(
    'setup 10 %, program 50 %, final reads 0 %, pending 30 %, state reads 10 %, checks 0 %',
  );
});
