import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from '../dev/servers/config';
import type { OpsCommand } from './command';

const PROGRAMS = {
  'rebuild-read-model': { file: 'main.js', first: ['rebuild-read-model'], dryRun: (args) => [...args, '--dry-run'] },
  cell: { file: 'cell-command.js', first: [], dryRun: (args) => [...args, '--dry-run'] },
  // Rotating and revoking change keys, so a dry run lists them.
  'signing-keys': { file: 'keys.js', first: [], dryRun: () => ['list'] },
} as const satisfies Record<
  string,
  { file: string; first: readonly string[]; dryRun: (args: readonly string[]) => readonly string[] }
>;

/** A command of the projects service with its settings and its identity. POSTGRES_URL is that of an administrator. */
export function inProjects(name: keyof typeof PROGRAMS): OpsCommand {
  const { file, first, dryRun } = PROGRAMS[name];
  return async (args, { env, isDryRun, say }) => {
    const program = join(REPOSITORY, 'services', 'projects', 'dist', file);
    const command = [program, ...first, ...(isDryRun ? dryRun(args) : args)];
    const { POSTGRES_URL, PROJECTS_POSTGRES_URL = POSTGRES_URL } = env;
    const settings = { ...env, POSTGRES_URL: PROJECTS_POSTGRES_URL };
    const child = spawn(process.execPath, command, { env: settings, stdio: ['ignore', 'pipe', 'inherit'] });
    const lines: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) {
        lines.push(line);
        say(line);
      }
    });
    const code = await new Promise<number>((resolve) => child.on('close', (ended) => resolve(ended ?? 1)));
    return { isOk: code === 0, text: code === 0 ? 'Done.' : `Ended with code ${code}.`, details: { lines } };
  };
}
