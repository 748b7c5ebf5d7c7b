import { join } from 'node:path';
import { REPOSITORY } from '../servers/config';

export const BENCH_FOLDER = join(REPOSITORY, 'bench');

/** The file of a bench: `gateway` is `bench/gateway/run.ts`, and `gateway/policies` another file of that folder. */
export function benchFile(name: string): string {
  return join(BENCH_FOLDER, name.includes('/') ? `${name}.ts` : join(name, 'run.ts'));
}
