import { basename } from 'node:path';
import type { RowError, TrackwayClient } from '@trackway/client';
import { Command } from 'commander';
import { addMapping, type Mapping } from '../arguments/mapping';
import { fileArgument, oneOf } from '../arguments/values';
import { connect } from '../connect';
import type { Context } from '../context';
import { count } from '../output/count';
import { failureOf } from '../output/failure';
import { noticesOf } from '../output/notices';
import { showProgress } from '../output/progress';
import { plain, table } from '../output/table';
import { textFormatOf } from '../output/text-format';
import { Rejected } from '../rejected';
import { UsageError } from '../usage-error';

const TYPES = ['project', 'customer', 'contact', 'task', 'form_answer'] as const;
const MODES = ['create', 'update', 'upsert'] as const;
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
const SEPARATORS = ['comma', 'semicolon', 'tab', 'pipe'] as const;
const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
const DECIMAL_MARKS = ['point', 'comma'] as const;
const MAX_SHOWN_ERRORS = 20;

interface ImportCommandOptions {
  readonly mode?: string;
  readonly matchBy?: string;
  readonly form?: string;
  readonly sheet?: string;
  readonly dryRun?: boolean;
  readonly createMissing?: boolean;
  readonly mapping?: Mapping;
  readonly suggest?: boolean;
  readonly idempotencyKey?: string;
  readonly encoding?: string;
  readonly separator?: string;
  readonly dateOrder?: string;
  readonly decimalMark?: string;
  readonly json?: boolean;
}

export function importRows(context: Context): Command {
  const { terminal, signal } = context;
  const command = new Command('import')
    .description('Import an XLSX workbook, CSV or TSV and show the rejected rows')
    .argument('<type>', TYPES.join(', '))
    .argument('<file>', 'XLSX, CSV or TSV, with headings in the first row')
    .option('--mode <mode>', `${MODES.join(', ')} (default: create)`)
    .option('--match-by <field>', 'field that identifies existing rows: id, code, old_id, …')
    .option('--form <id>', 'form of the answers; required for form_answer')
    .option('--sheet <name>', 'sheet of the workbook (default: the first one)')
    .option('--dry-run', 'report what would happen, without effects')
    .option('--create-missing', 'create customers and contacts that do not exist')
    .option('--mapping <heading=column>', 'column of a heading, repeatable; an empty column ignores it', addMapping)
    .option('--suggest', 'apply suggested mappings to headings that are not recognized, for example of Jira or HubSpot')
    .option('--encoding <name>', `of CSV and TSV: ${ENCODINGS.join(', ')} (default: detected)`)
    .option('--separator <name>', `of CSV and TSV: ${SEPARATORS.join(', ')} (default: detected)`)
    .option('--date-order <order>', `of dates in texts: ${DATE_ORDERS.join(', ')} (default: detected)`)
    .option('--decimal-mark <mark>', `of numbers in texts: ${DECIMAL_MARKS.join(', ')} (default: detected)`)
    .option('--idempotency-key <key>', 'repeating the command with the same key and file starts no second import')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample: trackway import project projects.xlsx --mode upsert --match-by code --mapping "Cost=project.budget"',
    );
  return command.action(async (type: string, path: string, options: ImportCommandOptions) => {
    const importType = oneOf('<type>', type, TYPES);
    const mode = options.mode === undefined ? undefined : oneOf('--mode', options.mode, MODES);
    const file = await fileArgument(path);
    const { client } = connect(context, command, { writes: !options.dryRun });
    const { id } = await client.spreadsheets.import(importType, file, {
      fileName: basename(path),
      dryRun: options.dryRun ?? false,
      createMissing: options.createMissing ?? false,
      ...(options.mapping ? { mapping: options.mapping } : {}),
      ...(options.suggest ? { useSuggestions: true } : {}),
      ...(options.idempotencyKey === undefined ? {} : { idempotencyKey: options.idempotencyKey }),
      ...textOptions(options),
      ...(mode ? { mode } : {}),
      ...(options.matchBy === undefined ? {} : { matchBy: options.matchBy }),
      ...(options.form === undefined ? {} : { formId: readFormId(options.form) }),
      ...(options.sheet === undefined ? {} : { sheet: options.sheet }),
      signal,
    });
    const ended = await client.spreadsheets.wait(id, { onProgress: showProgress(terminal), signal });
    const errors = ended.errors_count > 0 ? await firstErrors(client, id) : [];
    if (options.json) terminal.out(JSON.stringify({ ...ended, errors }));
    else {
      const suffix = options.dryRun ? ' (dry run, nothing was changed)' : '';
      terminal.out(
        `${ended.status}: ${count(ended.processed_rows, 'row')}, ${count(ended.errors_count, 'error')}${suffix}`,
      );
      const format = textFormatOf(ended);
      if (format) terminal.out(format);
      noticesOf(ended).forEach(terminal.out);
      if (errors.length > 0) terminal.out(table(['ROW', 'COLUMN', 'MESSAGE', 'VALUE'], errors.map(errorRow)));
      if (ended.errors_count > errors.length) terminal.out(`… and ${ended.errors_count - errors.length} more`);
    }
    if (ended.status === 'failed') terminal.err(failureOf(ended));
    if (ended.status === 'failed' || ended.errors_count > 0) throw new Rejected();
  });
}

function readFormId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--form must be the id of a form.');
  return Number(text);
}

function textOptions({ encoding, separator, dateOrder, decimalMark }: ImportCommandOptions) {
  return {
    ...(encoding === undefined ? {} : { encoding: oneOf('--encoding', encoding, ENCODINGS) }),
    ...(separator === undefined ? {} : { separator: oneOf('--separator', separator, SEPARATORS) }),
    ...(dateOrder === undefined ? {} : { dateOrder: oneOf('--date-order', dateOrder, DATE_ORDERS) }),
    ...(decimalMark === undefined ? {} : { decimalMark: oneOf('--decimal-mark', decimalMark, DECIMAL_MARKS) }),
  };
}

async function firstErrors(client: TrackwayClient, operation: string): Promise<readonly RowError[]> {
  return (await client.spreadsheets.errors(operation, { perPage: MAX_SHOWN_ERRORS }).page()).items;
}

function errorRow({ row, column, message, value }: RowError): string[] {
  return [String(row), plain(column), plain(message), plain(value)];
}
