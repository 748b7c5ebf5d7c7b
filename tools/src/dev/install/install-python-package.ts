import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waiting } from '../../process/waiting';
import { runInstaller } from './run-installer';
import { stamped } from './stamped';

/** Where packages are installed, and by what. */
export interface PythonInstallation {
  /** The repository. */
  root: string;
  /** The folder of all installed programs. */
  installed: string;
  python: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

/** Creates a virtual environment with the requirements of `tools/local/<name>`, verified by hash. Returns its python. */
export async function installPythonPackage(
  { root, installed, python, env, log }: PythonInstallation,
  { name, title, advice }: { name: string; title: string; advice: string },
): Promise<string> {
  const folder = join(installed, name);
  const requirements = join(root, 'tools', 'local', name, 'requirements.txt');
  const interpreter = join(folder, 'bin', 'python');
  await stamped(folder, [readFileSync(requirements, 'utf8'), python], () =>
    waiting(`Installing ${title} (PyPI)`, log, async () => {
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
