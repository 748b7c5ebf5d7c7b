import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';

/** A folder, or the folder of all backups: a new one in it for `take`, the latest complete one for `verify`. */
export type Place = { readonly folder: string } | { readonly parent: string };

export type BackupCommand =
  | { readonly action: 'take'; readonly place: Place; readonly keep: number | undefined }
  | { readonly action: 'restore'; readonly folder: string; readonly suffix: string }
  | { readonly action: 'verify'; readonly place: Place }
  | { readonly action: 'drill' };

const USAGE = `npm run backup -- take <folder>                writes what databases and folders of files hold into a new folder
npm run backup -- take --in <folder> [--keep 14]          the same, into a new folder in it; keeps the latest ones
npm run backup -- restore <folder> [--suffix _restored]   restores it into additional databases, and compares
npm run backup -- verify <folder>              restores it into databases that it removes again, and compares
npm run backup -- verify --in <folder>         the same with the latest backup in it
npm run backup -- drill                        takes a backup and verifies it, in a temporary folder`;

export function parseBackupArguments(args: readonly string[]): BackupCommand {
  const { values, positionals } = parse(args);
  const [action, folder, ...more] = positionals;
  if (more.length > 0) throw new StartFailure(USAGE);
  if (action === 'drill' && folder === undefined) return { action };
  if (action === 'restore' && folder !== undefined && /^_[a-z0-9_]+$/.test(values.suffix))
    return { action, folder, suffix: values.suffix };
  if (action === 'take') return { action, place: placeOf(folder, values.in), keep: countOf(values.keep) };
  if (action === 'verify') return { action, place: placeOf(folder, values.in) };
  throw new StartFailure(USAGE);
}

function placeOf(folder: string | undefined, parent: string | undefined): Place {
  if (folder !== undefined && parent === undefined) return { folder };
  if (folder === undefined && parent !== undefined) return { parent };
  throw new StartFailure(USAGE);
}

function countOf(keep: string | undefined): number | undefined {
  if (keep === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new StartFailure(USAGE);
  return Number(keep);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { suffix: { type: 'string', default: '_restored' }, in: { type: 'string' }, keep: { type: 'string' } },
    });
  } catch {
    throw new StartFailure(USAGE);
  }
}
