import { installPythonPackage, type PythonInstallation } from './install-python-package';

/** Installs the fuzzer that reads the OpenAPI document, and returns the python that runs it. */
export function installSchemathesis(installation: PythonInstallation): Promise<string> {
  return installPythonPackage(installation, {
    name: 'schemathesis',
    title: 'the fuzzer',
    advice: 'It needs Python 3.11 or later, an index that pip reaches, and 100 MB on the disk.',
  });
}
