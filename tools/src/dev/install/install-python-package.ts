import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waiting } from '../../process/waiting';
import { runInstaller } from './run-installer';
import { stamped } from './stamped';

/** Creates a virtual environment with the requirements, verified by hash. Returns its python. */
export async function installPythonPackage(options: {
  title: string;
  folder: string;
  requirements: string;
  python: string;
  advice: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}): Promise<string> {
  const { title, folder, requirements, python, advice, env } = options;
  const interpreter = join(folder, 'bin', 'python');
  await stamped(folder, [readFileSync(requirements, 'utf8'), python], () =>
    waiting(`Installing ${title} (PyPI)`, options.log, async () => {
      await runInstaller([python, '-m', 'venv', folder], {
        what: `Making a Python environment for ${title}`,
        advice,
        env,
      });
      await runInstaller(
        [
          interpreter,
          '-m',
          'pip',
          'install',
          '-q',
          '--disable-pip-version-check',
          '--only-binary=:all:',
          '--require-hashes',
          '-r',
          requirements,
        ],
        { what: `pip, which fetches ${title},`, advice, env },
      );
    }),
  );
  return interpreter;
}
