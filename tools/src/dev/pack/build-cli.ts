import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { REPOSITORY } from '../servers/config';
import { packageFiles } from './package-files';

const CLI = join(REPOSITORY, 'packages', 'cli');

/** Writes the npm package of the command line: one file that contains its dependencies. Needs compiled packages. */
export async function buildCli(folder: string): Promise<void> {
  const file = join(folder, 'dist', 'trackway.js');
  const bundle = await rolldown({ input: join(CLI, 'src', 'main.ts'), platform: 'node' });
  await bundle.write({ file, format: 'cjs', codeSplitting: false, minify: true });
  chmodSync(file, 0o755);
  packageFiles(CLI, folder, { bin: { trackway: 'dist/trackway.js' } });
}
