import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';
import { frameOf, usageError } from '../frame/frame-argument';

export interface PersonCommand {
  readonly action: 'find' | 'erase';
  readonly frameId: string;
  /** Personal data to find: name, e-mail address, phone number. */
  readonly values: readonly string[];
}

const USAGE = `npm run person -- find <frame> --value "Dana Demo" --value dana@example.org     finds personal data in a frame
npm run person -- erase <frame> --value … --yes                               replaces it with "erased" permanently`;

/** Shorter values occur within other words. */
const SHORTEST = 4;

/** @throws StartFailure with the error and the usage. */
export function parsePersonArguments(args: readonly string[], { isDryRun }: { isDryRun: boolean }): PersonCommand {
  const { values, positionals } = parse(args);
  const [action, frame, ...more] = positionals;
  const known = values.value ?? [];
  if ((action !== 'find' && action !== 'erase') || frame === undefined || more.length > 0)
    throw new StartFailure(USAGE);
  const frameId = frameOf(frame, USAGE);
  if (known.length === 0) throw usageError('Pass the personal data with --value.', USAGE);
  const short = known.find((value) => value.normalize('NFC').length < SHORTEST);
  if (short !== undefined) {
    const why = `a value has ${SHORTEST} characters or more, since shorter ones stand within other words.`;
    throw usageError(`"${short}" is too short: ${why}`, USAGE);
  }
  if (action === 'erase' && !values.yes && !isDryRun) throw usageError('Pass --yes to erase permanently.', USAGE);
  return { action, frameId, values: spellings(known) };
}

/**
 * Adds variants without accents, as in search texts, and with composed and decomposed accents (NFC, NFD),
 * because texts are stored as clients send them. Case is ignored.
 */
function spellings(values: readonly string[]): string[] {
  return [
    ...new Set(
      values.flatMap((value) => {
        const apart = value.normalize('NFD');
        return [value, value.normalize('NFC'), apart, apart.replace(/\p{M}/gu, '')];
      }),
    ),
  ];
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
