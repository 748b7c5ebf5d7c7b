import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { REPOSITORY } from '../../../dev/servers/config';

const MAX_OUTPUT = 16 * 1024 * 1024;
const TIMEOUT_MS = 600_000;

// Bash takes a pipe of Node for a remote shell, for which it reads the start files of the user without this option.
/** Runs shell commands in the checkout. @returns their output @throws Error with their errors, at the first that fails */
export async function runShell(commands: string, env: NodeJS.ProcessEnv): Promise<string> {
  const options = { cwd: REPOSITORY, env, maxBuffer: MAX_OUTPUT, timeout: TIMEOUT_MS };
  try {
    const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-euc', commands], options);
    return `${stdout}${stderr}`;
  } catch (error) {
    const { stdout = '', stderr = '', code } = error as { stdout?: string; stderr?: string; code?: number };
    throw new Error(`Exit code ${code} of:\n${commands}\n${stdout}${stderr}`);
  }
}
