import { Option } from 'commander';
import { textList } from '../arguments/values';
import type { Terminal } from '../terminal';
import { UsageError } from '../usage-error';
import { cellText, defaultColumns, type Item, isItem } from './columns';
import { csv } from './csv';
import { runJq } from './jq';
import { styled } from './style';
import { plain, table } from './table';

export interface OutputOptions {
  readonly json?: boolean;
  readonly jq?: string;
  readonly csv?: boolean;
  readonly columns?: string;
}

/** Options of every command that prints results. */
export function outputOptions(): readonly Option[] {
  return [
    new Option('--json', 'print JSON, one document per line').conflicts(['csv']),
    new Option('--jq <filter>', 'print what this jq filter selects from each document').conflicts(['csv', 'json']),
    new Option('--csv', 'print CSV'),
    new Option('--columns <names>', 'columns of the table, such as code,name,customer.name'),
  ];
}

/** Prints the items of a listing and, to standard error, how many there are in total if not all are shown. */
export async function printItems(
  terminal: Terminal,
  items: readonly Item[],
  total: number,
  options: OutputOptions,
): Promise<void> {
  await printAll(terminal, items, options);
  if (total > items.length) terminal.err(`${items.length} of ${total}. --limit shows more.\n`);
}

async function printAll(terminal: Terminal, items: readonly Item[], options: OutputOptions): Promise<void> {
  if (options.json || options.jq !== undefined) {
    for (const item of items) await printDocument(terminal, item, options);
    return;
  }
  const columns = chosenColumns(options, items) ?? defaultColumns(items);
  const rows = items.map((item) => columns.map((column) => cellText(item, column)));
  if (options.csv) return terminal.out(csv([columns, ...rows]));
  if (items.length === 0) return terminal.err('No results.\n');
  const [heading = '', ...lines] = table(
    columns.map((name) => name.toUpperCase()),
    rows.map((row) => row.map(plain)),
  ).split('\n');
  terminal.out([styled(terminal, 'bold', heading), ...lines].join('\n'));
}

/** Prints a single result: its members, one per line. */
export async function printItem(terminal: Terminal, value: unknown, options: OutputOptions): Promise<void> {
  if (options.json || options.jq !== undefined || !isItem(value)) return printDocument(terminal, value, options);
  const columns = chosenColumns(options, [value]) ?? Object.keys(value);
  if (options.csv) return terminal.out(csv([columns, columns.map((column) => cellText(value, column))]));
  const width = Math.max(0, ...columns.map((name) => name.length));
  for (const name of columns) {
    const text = plain(cellText(value, name));
    terminal.out(`${styled(terminal, 'dim', name.padEnd(width))}  ${text}`.trimEnd());
  }
}

/** @throws UsageError if no item has a member for a column. */
function chosenColumns({ columns }: OutputOptions, items: readonly Item[]): readonly string[] | undefined {
  if (columns === undefined) return undefined;
  const chosen = textList(columns);
  const known = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const unknown = chosen.find((column) => !known.includes(column.split('.')[0] ?? ''));
  if (unknown === undefined || items.length === 0) return chosen;
  throw new UsageError(`There is no column "${unknown}". Columns: ${known.join(', ')}.`);
}

async function printDocument(terminal: Terminal, value: unknown, { jq }: OutputOptions): Promise<void> {
  const results = jq === undefined ? [value] : await runJq(jq, value);
  for (const result of results) {
    terminal.out(jq !== undefined && typeof result === 'string' ? rawText(result) : JSON.stringify(result));
  }
}

/** As jq --raw-output does: without quotes. Control characters are removed, because they could control the terminal. */
function rawText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
