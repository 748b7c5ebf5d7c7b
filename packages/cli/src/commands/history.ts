import { setTimeout as pause } from 'node:timers/promises';
import type { HistoryLine } from '@trackway/client';
import { Command } from 'commander';
import { connect } from '../connect';
import type { Context } from '../context';
import { plain } from '../output/table';
import { resolveProject } from '../resources/resolve-project';

const FIRST_LINES = 10;
const POLL_INTERVAL_MS = 1_000;

export function tailHistory(context: Context): Command {
  const { terminal, signal } = context;
  const command = new Command('tail')
    .description('Show the latest history entries of a project, oldest first')
    .argument('<project>', 'id or code')
    .option('-f, --follow', 'wait for new entries until Ctrl-C')
    .option('--json', 'print JSON, one document per line');
  return command.action(async (given: string, { follow, json }: { follow?: boolean; json?: boolean }) => {
    const { client } = connect(context, command, { writes: false });
    const project = await resolveProject(client, 'project', given, signal);
    let last: string | undefined;
    do {
      const lines: HistoryLine[] = [];
      for await (const line of client.projects.history.list(project, {}, { signal })) {
        if (line.id === last || (last === undefined && lines.length >= FIRST_LINES)) break;
        lines.push(line);
      }
      last = lines[0]?.id ?? last;
      for (const line of lines.reverse()) terminal.out(json ? JSON.stringify(line) : sentence(line));
      if (follow) await pause(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    } while (follow && !signal.aborted);
  });
}

function sentence({ happened_at: at, action, actor, changes }: HistoryLine): string {
  const fields = changes.map(({ field }) => field).join(', ');
  const name = 'name' in actor && actor.name ? actor.name : actor.kind;
  return plain(`${at}  ${action}  ${name}${fields ? `  (${fields})` : ''}`);
}
