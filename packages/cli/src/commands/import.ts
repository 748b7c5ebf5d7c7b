import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { RowError, TrackwayClient } from '@trackway/client';
import { type Command, JSON_OPTION } from '../command';
import { CommandFailure } from '../command-failure';
import { failureOf } from '../output/failure';
import { showProgress } from '../output/progress';
import { plain, table } from '../output/table';
import { UsageError } from '../usage-error';

const TYPES = ['project', 'customer', 'contact'] as const;
const MODES = ['create', 'update', 'upsert'] as const;
const MAX_SHOWN_ERRORS = 20;

export const importRows: Command = {
  name: 'import',
  takes: '<type> <file>',
  summary: `Import an XLSX workbook: ${TYPES.join(', ')}`,
  options: {
    ...JSON_OPTION,
    mode: { type: 'string', help: `${MODES.join(', ')}; create where left out` },
    'match-by': { type: 'string', help: 'What finds rows that exist: id, code, old_id …' },
    'dry-run': { type: 'boolean', help: 'Say what would happen, and change nothing' },
    'create-missing': { type: 'boolean', help: 'Make customers and contacts that are not there' },
  },
  example: 'trackway import project projects.xlsx --mode upsert --match-by code',
  run: async ({ words: [type, path = ''], texts, flags }, { terminal, client: connect, signal }) => {
    const client = connect();
    const mode = texts['mode'] === undefined ? undefined : oneOf('--mode', texts['mode'], MODES);
    const matchBy = texts['match-by'];
    const file = await openAsBlob(path).catch(() => undefined);
    if (!file) throw new UsageError(`The file ${path} cannot be read.`);
    const { id } = await client.spreadsheets.import(oneOf('<type>', type, TYPES), file, {
      fileName: basename(path),
      dryRun: flags['dry-run'] ?? false,
      createMissing: flags['create-missing'] ?? false,
      ...(mode ? { mode } : {}),
      ...(matchBy === undefined ? {} : { matchBy }),
      signal,
    });
    const ended = await client.spreadsheets.wait(id, { onProgress: showProgress(terminal), signal });
    const errors = ended.errors_count > 0 ? await firstErrors(client, id) : [];
    if (flags['json']) terminal.out(JSON.stringify({ ...ended, errors }));
    else {
      terminal.out(
        `${ended.status}: ${ended.processed_rows} rows, ${ended.errors_count} wrong${flags['dry-run'] ? ' (nothing was changed)' : ''}`,
      );
      if (errors.length > 0) terminal.out(table(['ROW', 'COLUMN', 'MESSAGE', 'VALUE'], errors.map(errorRow)));
      if (ended.errors_count > errors.length) terminal.out(`… and ${ended.errors_count - errors.length} more`);
    }
    if (ended.status === 'failed') terminal.err(failureOf(ended));
    if (ended.status === 'failed' || ended.errors_count > 0) throw new CommandFailure();
  },
};

async function firstErrors(client: TrackwayClient, operation: string): Promise<RowError[]> {
  const errors: RowError[] = [];
  for await (const error of client.spreadsheets.errors(operation)) if (errors.push(error) >= MAX_SHOWN_ERRORS) break;
  return errors;
}

function errorRow({ row, column, message, value }: RowError): string[] {
  return [String(row), plain(column), plain(message), plain(value)];
}

function oneOf<Value extends string>(what: string, given: string | undefined, allowed: readonly Value[]): Value {
  const found = allowed.find((value) => value === given);
  if (!found) throw new UsageError(`${what} is one of ${allowed.join(', ')}, and not "${given}".`);
  return found;
}
