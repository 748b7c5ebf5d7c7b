import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';

export type DrillOptions = { list: boolean; tag: string; incidents: readonly string[] };

/** `npm run try:drills [-- [--list] [--tag 1.0.0] [INCIDENT …]]`. @throws StartFailure for an unknown incident */
export function parseDrillArguments(args: readonly string[], known: readonly string[]): DrillOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false }, tag: { type: 'string', default: '1.0.0' } },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StartFailure(`Unknown incidents: ${unknown.join(', ')}. Known incidents: ${known.join(', ')}.`);
  return { ...values, incidents: positionals.length > 0 ? positionals : known };
}
