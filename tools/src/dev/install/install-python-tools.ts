import { installPythonPackage, type PythonInstallation } from './install-python-package';

/** Installs the tools that check the Python client, and the packages that it needs. Returns the python that runs them. */
export function installPythonTools(installation: PythonInstallation): Promise<string> {
  return installPythonPackage(installation, {
    name: 'python-client',
    title: 'the tools of the Python client',
    advice: 'It needs Python 3.10 or later, an index that pip reaches, and 200 MB on the disk.',
  });
}
