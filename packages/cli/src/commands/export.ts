import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { parseFilter } from '../arguments/filters';
import { oneOf, textList } from '../arguments/values';
import { connect } from '../connect';
import type { Context } from '../context';
import { count } from '../output/count';
import { failureOf } from '../output/failure';
import { noticesOf } from '../output/notices';
import { showProgress } from '../output/progress';
import { Rejected } from '../rejected';
import { resolveView } from '../resources/resolve-view';

/** Only for the help text: newer servers support further types. */
const TYPES = [
  'project',
  'customer',
  'contact',
  'task',
  'form_answer',
  'answer_history',
  'agent_execution',
  'project_execution',
  'user',
];

interface ExportCommandOptions {
  readonly output?: string;
  readonly columns?: string;
  readonly view?: string;
  readonly format: string;
  readonly json?: boolean;
}

export function exportRows(context: Context): Command {
  const { terminal, signal } = context;
  const command = new Command('export')
    .description(`Export to a file: ${TYPES.join(', ')}`)
    .argument('<type>')
    .argument('[filters...]', "such as 'status=1' 'budget>50000'")
    .option('-o, --output <file>', 'file to write (default: the name that the server gives)')
    .option('--view <view>', 'only projects in this saved view, by name or id')
    .option('--columns <keys>', 'such as project.code,project.name')
    .option('--format <format>', 'xlsx or csv', 'xlsx')
    .option('--json', 'print the operation as JSON')
    .addHelpText(
      'after',
      "\nExample: trackway export project 'status=1' --columns project.code,project.name -o open.xlsx",
    );
  return command.action(async (type: string, filters: readonly string[], options: ExportCommandOptions) => {
    const format = oneOf('--format', options.format, ['xlsx', 'csv']);
    const { client } = connect(context, command, { writes: false });
    const view = options.view === undefined ? {} : { view_id: await resolveView(client, options.view, signal) };
    const { id } = await client.spreadsheets.export(type, {
      format,
      ...view,
      filters: filters.map((text) => ({ ...parseFilter(text) })),
      ...(options.columns === undefined ? {} : { columns: textList(options.columns) }),
    });
    const ended = await client.spreadsheets.wait(id, { onProgress: showProgress(terminal), signal });
    if (ended.status === 'failed') {
      terminal.err(failureOf(ended));
      throw new Rejected();
    }
    // Uses only the base name of the server's file name.
    const file = options.output ?? ended.file_name.replace(/[/\\]/g, '_');
    writeFileSync(file, Buffer.from(await (await client.spreadsheets.download(id)).arrayBuffer()));
    if (options.json) terminal.out(JSON.stringify({ ...ended, file }));
    else [`${count(ended.processed_rows, 'row')} in ${file}`, ...noticesOf(ended)].forEach(terminal.out);
  });
}
