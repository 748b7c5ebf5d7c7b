import { runMain } from '../../process/run-main';
import { installPythonTools } from '../install/install-python-tools';
import { loadServersConfig, REPOSITORY } from '../servers/config';

/** Installs the tools of the Python client if they are missing, and prints the path of the python that runs them. */
async function main(): Promise<undefined> {
  const { installed, python, env } = loadServersConfig();
  const log = (line: string) => process.stderr.write(`${line}\n`);
  process.stdout.write(`${await installPythonTools({ root: REPOSITORY, installed, python, env, log })}\n`);
}

void runMain(main);
