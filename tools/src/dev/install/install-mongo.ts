import { join } from 'node:path';
import { installPythonPackage } from './install-python-package';

/** Installs the MongoDB-compatible server of the local runner, and returns the python that runs it. */
export function installMongo(options: {
  root: string;
  installed: string;
  python: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}): Promise<string> {
  return installPythonPackage({
    title: 'the MongoDB stand-in',
    folder: join(options.installed, 'mongo'),
    requirements: join(options.root, 'tools', 'local', 'mongo', 'requirements.txt'),
    python: options.python,
    advice: 'Check that pip reaches its index and that the disk has 300 MB left, then start again; or set MONGODB_URL.',
    env: options.env,
    log: options.log,
  });
}
