import { writeFileSync } from 'node:fs';
import { parseFilter } from '../arguments/filters';
import { type Command, JSON_OPTION } from '../command';
import { CommandFailure } from '../command-failure';
import { failureOf } from '../output/failure';
import { showProgress } from '../output/progress';
import { UsageError } from '../usage-error';

/** Only for the help text: newer servers support further types. */
const TYPES = [
  'project',
  'customer',
  'contact',
  'form_answer',
  'answer_history',
  'agent_execution',
  'project_execution',
  'user',
];

export const exportRows: Command = {
  name: 'export',
  takes: '<type> [filter…]',
  summary: `Export to a file: ${TYPES.join(', ')}`,
  options: {
    ...JSON_OPTION,
    output: { type: 'string', short: 'o', help: 'Where to write it; the name that the server gives where left out' },
    columns: { type: 'string', help: 'Keys with commas between, such as project.code,project.name' },
    format: { type: 'string', help: 'xlsx or csv; xlsx where left out' },
  },
  example: "trackway export project 'status=1' --columns project.code,project.name -o open.xlsx",
  run: async ({ words: [type = '', ...filters], texts, flags }, { terminal, client: connect, signal }) => {
    const { columns, format = 'xlsx', output } = texts;
    if (format !== 'xlsx' && format !== 'csv') throw new UsageError(`--format is xlsx or csv, and not "${format}".`);
    const client = connect();
    const { id } = await client.spreadsheets.export(type, {
      format,
      filters: filters.map((text) => ({ ...parseFilter(text) })),
      ...(columns === undefined ? {} : { columns: columns.split(',').map((column) => column.trim()) }),
    });
    const ended = await client.spreadsheets.wait(id, { onProgress: showProgress(terminal), signal });
    if (ended.status === 'failed') {
      terminal.err(failureOf(ended));
      throw new CommandFailure();
    }
    // Uses only the base name of the server's file name.
    const file = output ?? ended.file_name.replace(/[/\\]/g, '_');
    writeFileSync(file, Buffer.from(await (await client.spreadsheets.download(id)).arrayBuffer()));
    terminal.out(flags['json'] ? JSON.stringify({ ...ended, file }) : `${ended.processed_rows} rows in ${file}`);
  },
};
