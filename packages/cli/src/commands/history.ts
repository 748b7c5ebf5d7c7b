import { setTimeout as pause } from 'node:timers/promises';
import type { HistoryLine } from '@trackway/client';
import { type Command, JSON_OPTION } from '../command';
import { plain } from '../output/table';

const FIRST_LINES = 10;
const BETWEEN_LOOKS_MS = 1_000;

export const tailHistory: Command = {
  name: 'history tail',
  takes: '<project>',
  summary: 'The last lines of what happened to a project, oldest first',
  options: { ...JSON_OPTION, follow: { type: 'boolean', short: 'f', help: 'Go on with what happens until Ctrl-C' } },
  example: 'trackway history tail 01938b5e-0000-7000-8000-00000000d3a0 --follow',
  run: async ({ words: [project = ''], flags }, { terminal, client, signal }) => {
    const print = (line: HistoryLine) => terminal.out(flags['json'] ? JSON.stringify(line) : sentence(line));
    let last: string | undefined;
    do {
      const lines: HistoryLine[] = [];
      for await (const line of client().projects.history.list(project)) {
        if (line.id === last || (last === undefined && lines.length >= FIRST_LINES)) break;
        lines.push(line);
      }
      last = lines[0]?.id ?? last;
      lines.reverse().forEach(print);
      if (flags['follow']) await pause(BETWEEN_LOOKS_MS, undefined, { signal }).catch(() => undefined);
    } while (flags['follow'] && !signal.aborted);
  },
};

function sentence({ happened_at: at, action, actor, changes }: HistoryLine): string {
  const fields = changes.map(({ field }) => field).join(', ');
  const who = 'name' in actor && actor.name ? actor.name : actor.kind;
  return plain(`${at}  ${action}  ${who}${fields ? `  (${fields})` : ''}`);
}
