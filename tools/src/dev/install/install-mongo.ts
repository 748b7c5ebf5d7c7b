import { installPythonPackage, type PythonInstallation } from './install-python-package';

/** Installs the MongoDB-compatible server of the local runner, and returns the python that runs it. */
export function installMongo(installation: PythonInstallation): Promise<string> {
  return installPythonPackage(installation, {
    name: 'mongo',
    title: 'the MongoDB stand-in',
    advice: 'Check that pip reaches its index and that the disk has 300 MB left, then start again; or set MONGODB_URL.',
  });
}
