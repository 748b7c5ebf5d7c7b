import { join } from 'node:path';
import { installPythonPackage } from './install-python-package';

/** Installs the tools that check the Python client, and the packages that it needs. Returns the python that runs them. */
export function installPythonTools(options: {
  root: string;
  installed: string;
  python: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}): Promise<string> {
  return installPythonPackage({
    title: 'the tools of the Python client',
    folder: join(options.installed, 'python-client'),
    requirements: join(options.root, 'tools', 'local', 'python-client', 'requirements.txt'),
    python: options.python,
    advice: 'It needs Python 3.10 or later, an index that pip reaches, and 200 MB on the disk.',
    env: options.env,
    log: options.log,
  });
}
