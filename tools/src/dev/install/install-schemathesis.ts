import { join } from 'node:path';
import { installPythonPackage } from './install-python-package';

/** Installs the fuzzer that reads the OpenAPI document, and returns the python that runs it. */
export function installSchemathesis(options: {
  root: string;
  installed: string;
  python: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}): Promise<string> {
  return installPythonPackage({
    title: 'the fuzzer',
    folder: join(options.installed, 'schemathesis'),
    requirements: join(options.root, 'tools', 'local', 'schemathesis', 'requirements.txt'),
    python: options.python,
    advice: 'It needs Python 3.11 or later, an index that pip reaches, and 100 MB on the disk.',
    env: options.env,
    log: options.log,
  });
}
