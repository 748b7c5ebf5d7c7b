import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = `console.log(JSON.stringify([Date.now(), new Date().getTime(), Date.parse(Date()), new Date(5).getTime(),
  new Date() instanceof Date, new Date(2026, 0, 1).getMonth()]))`;

it('shifts the current time of a process, and no other time', () => {
  const module = join(__dirname, '..', '..', '..', 'dist', 'dev', 'start', 'shift-clock.js');
  const env = { ...process.env, CLOCK_OFFSET_MS: '-3600000' };

  const before = Date.now();
  const { stdout } = spawnSync(process.execPath, ['--require', module, '-e', SCRIPT], { env, encoding: 'utf8' });
  const [now, created, text, given, isDate, month] = JSON.parse(stdout);

  for (const shifted of [now, created]) {
    expect(shifted).toBeGreaterThanOrEqual(before - 3_600_000);
    expect(shifted).toBeLessThanOrEqual(Date.now() - 3_600_000);
  }
  expect(Math.abs(text - now)).toBeLessThan(2_000);
  expect([given, isDate, month]).toEqual([5, true, 0]);
});
