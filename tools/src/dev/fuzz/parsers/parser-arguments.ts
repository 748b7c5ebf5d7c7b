import { parseArgs } from 'node:util';
import { StartFailure } from '../../../process/start-failure';

export interface ParserArguments {
  readonly names: readonly string[];
  readonly minutes: number;
  readonly seed: number;
}

/** The arguments of `npm run fuzz -- <target> … --minutes 10 --seed 1`. Undefined without a target. */
export function parseParserArguments(args: readonly string[], known: readonly string[]): ParserArguments | undefined {
  if (args.length === 0 || args[0]?.startsWith('-')) return undefined;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string', default: String(Date.now() % 1e6) } },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new StartFailure(`There is no target "${unknown}". Targets: ${known.join(', ')}.`);
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  if (!(minutes > 0) || !Number.isInteger(seed)) throw new StartFailure('--minutes and --seed must be numbers.');
  return { names: positionals, minutes, seed };
}
