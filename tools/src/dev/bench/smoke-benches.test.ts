import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '../servers/config';
import { smokeBenches } from './smoke-benches';

it('every bench has a small size', () => {
  const benches = globSync('*/run.ts', { cwd: join(REPOSITORY, 'bench') }).map(dirname);

  expect(benches.length).toBeGreaterThan(10);
  expect(benches.filter((name) => !smokeBenches.some((bench) => bench.name === name))).toEqual([]);
});
