import { parseArgs } from 'node:util';
import { StartFailure } from '../process/start-failure';

export interface PersonCommand {
  readonly action: 'find' | 'erase';
  readonly frameId: string;
  /** What the person is known by: name, e-mail address, phone. */
  readonly values: readonly string[];
}

const USAGE = `npm run person -- find <frame> --value "Dana Demo" --value dana@example.org     where a frame's data names somebody
npm run person -- erase <frame> --value … --yes                               puts "erased" in place of it, for good`;

/** Shorter ones stand within other words. */
const SHORTEST = 4;

export function parsePersonArguments(args: readonly string[]): PersonCommand {
  const { values, positionals } = parse(args);
  const [action, frameId, ...more] = positionals;
  const known = values.value ?? [];
  const isWhole = frameId !== undefined && more.length === 0 && known.length > 0;
  if (!isWhole || known.some((value) => value.length < SHORTEST)) throw new StartFailure(USAGE);
  if (action === 'find' || (action === 'erase' && values.yes)) return { action, frameId, values: spellings(known) };
  throw new StartFailure(USAGE);
}

/** Also as texts for searches have them: without accents. Case never matters. */
function spellings(values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => [value, value.normalize('NFD').replace(/\p{M}/gu, '')]))];
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { value: { type: 'string', multiple: true }, yes: { type: 'boolean', default: false } },
    });
  } catch {
    throw new StartFailure(USAGE);
  }
}
