import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';

export type BackupCommand =
  | { readonly action: 'take'; readonly folder: string }
  | { readonly action: 'restore'; readonly folder: string; readonly suffix: string }
  | { readonly action: 'drill' };

const USAGE = `npm run backup -- take <folder>                writes what databases and folders of files hold into a new folder
npm run backup -- restore <folder> [--suffix _restored]   restores it into additional databases, and compares
npm run backup -- drill                        both, into databases that it removes again`;

export function parseBackupArguments(args: readonly string[]): BackupCommand {
  const { values, positionals } = parse(args);
  const [action, folder, ...more] = positionals;
  if (action === 'drill' && folder === undefined) return { action };
  if (folder === undefined || more.length > 0) throw new StartFailure(USAGE);
  if (action === 'take') return { action, folder };
  if (action === 'restore' && /^_[a-z0-9_]+$/.test(values.suffix)) return { action, folder, suffix: values.suffix };
  throw new StartFailure(USAGE);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { suffix: { type: 'string', default: '_restored' } },
    });
  } catch {
    throw new StartFailure(USAGE);
  }
}
