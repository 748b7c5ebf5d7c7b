import { parseArgs } from 'node:util';
import type { Command, Given } from '../command';
import { UsageError } from '../usage-error';
import { closest } from './closest';

/** Finds the command, and returns it with the remaining words. */
export function findCommand(
  commands: readonly Command[],
  args: readonly string[],
): { command: Command; rest: readonly string[] } {
  for (const length of [2, 1]) {
    const command = commands.find(({ name }) => name === args.slice(0, length).join(' '));
    if (command) return { command, rest: args.slice(length) };
  }
  const words = args.filter((word) => !word.startsWith('-'));
  const said = words.slice(0, 2).join(' ');
  const names = commands.map(({ name }) => name);
  const near = closest(said, names) ?? closest(words[0] ?? '', names);
  throw new UsageError(`There is no "${said}".${near ? ` Did you mean "trackway ${near}"?` : ''} See: trackway --help`);
}

/**
 * Parses the arguments of a command.
 * @throws UsageError that names the correct usage.
 */
export function parseGiven(command: Command, args: readonly string[]): Given {
  const { values, positionals } = parse(command, args);
  const needed = command.takes.match(/<[^>]+>/g) ?? [];
  const missing = needed.slice(positionals.length);
  const isOpen = command.takes.includes('…');
  const most = command.takes.match(/[<[][^>\]]+[>\]]/g)?.length ?? 0;
  if (missing.length > 0) throw new UsageError(`${missing[0]} is missing. ${usageLine(command)}`);
  if (!isOpen && positionals.length > most)
    throw new UsageError(`"${positionals[most]}" is too much. ${usageLine(command)}`);
  const entries = Object.entries(values);
  return {
    words: positionals,
    texts: Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    flags: Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'boolean' ? [[name, value]] : []))),
  };
}

function parse(command: Command, args: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type, short }]) => [name, { type, ...(short ? { short } : {}) }]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const said = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new UsageError(`${said}. ${usageLine(command)}`);
  }
}

export function usageLine({ name, takes }: Command): string {
  return `Usage: trackway ${[name, takes, '[options]'].filter(Boolean).join(' ')}`;
}
