import { usageLine } from '../arguments/parse-command';
import type { Command } from '../command';
import { table } from './table';

export function overview(commands: readonly Command[]): string {
  const rows = commands.map(({ name, takes, summary }) => [`  ${[name, takes].filter(Boolean).join(' ')}`, summary]);
  return [
    'Trackway on the command line.',
    '',
    table(['Commands:', ''], rows),
    '',
    'trackway <command> --help says more. TRACKWAY_URL and TRACKWAY_TOKEN stand in for a login.',
    'Exit codes: 0 done, 1 refused or rows were wrong, 2 used wrongly.',
  ].join('\n');
}

export function helpOf(command: Command): string {
  const rows = Object.entries(command.options).map(([name, { type, short, help }]) => [
    `  ${short ? `-${short}, ` : '    '}--${name}${type === 'string' ? ' <text>' : ''}`,
    help,
  ]);
  return [
    command.summary,
    '',
    usageLine(command),
    ...(rows.length > 0 ? ['', table(['Options:', ''], rows)] : []),
    '',
    `Example: ${command.example}`,
  ].join('\n');
}
