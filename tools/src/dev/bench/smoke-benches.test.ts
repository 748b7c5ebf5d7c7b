import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { BENCH_FOLDER } from './bench-file';
import { smokeBenches } from './smoke-benches';

it('every bench has a small size', () => {
  const benches = globSync('*/run.ts', { cwd: BENCH_FOLDER }).map(dirname);

  expect(benches.length).toBeGreaterThan(10);
  expect(benches.filter((name) => !smokeBenches.some((bench) => bench.name === name))).toEqual([]);
});
