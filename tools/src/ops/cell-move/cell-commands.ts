import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { REPOSITORY } from '../../dev/servers/config';
import { databaseUrl } from '../../dev/servers/databases';

interface Result {
  readonly output?: string;
  readonly error?: string;
}

/** Commands of the directory of cells, run by one process of the projects service of the entry. */
export class CellCommands {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly results: AsyncIterator<string>;

  constructor(entryPostgresUrl: string, ownCell: string) {
    const program = join(REPOSITORY, 'services', 'projects', 'dist', 'cell-command.js');
    const POSTGRES_URL = databaseUrl(entryPostgresUrl, { database: 'projects' });
    const env = { ...settingsOfNode(process.env), POSTGRES_URL, CELL_NAME: ownCell, LOG_LEVEL: 'error' };
    this.child = spawn(process.execPath, [program, '--stdin'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.results = createInterface(this.child.stdout)[Symbol.asyncIterator]();
  }

  /** One command at a time. @throws Error if the command fails. */
  readonly run = async (...args: readonly string[]): Promise<string> => {
    this.child.stdin.write(`${args.join(' ')}\n`);
    const { value, done } = await this.results.next();
    if (done) throw new Error(`cell ${args.join(' ')} ended without a result.`);
    const { output, error }: Result = JSON.parse(value);
    if (output === undefined) throw new Error(`cell ${args.join(' ')} failed. ${error}`);
    return output;
  };

  close(): void {
    this.child.stdin.end();
  }
}

/** The settings of Node, such as NODE_EXTRA_CA_CERTS for the authority of the database, without those of the command. */
export function settingsOfNode(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name === 'PATH' || /^(NODE|SSL)_/.test(name)));
}
