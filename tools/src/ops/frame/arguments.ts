import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';
import { frameOf, usageError } from './frame-argument';

export type FrameCommand =
  | { readonly action: 'count' | 'delete'; readonly frameId: string }
  | { readonly action: 'export'; readonly frameId: string; readonly folder: string };

const USAGE = `npm run frame -- count <frame>             how much every database holds of a frame
npm run frame -- export <frame> <folder>   writes all of it into a new folder
npm run frame -- delete <frame> --yes      deletes all data of the frame permanently`;

/** @throws StartFailure with the error and the usage. */
export function parseFrameArguments(args: readonly string[], { isDryRun }: { isDryRun: boolean }): FrameCommand {
  const { values, positionals } = parse(args);
  const [action, frame, folder, ...more] = positionals;
  const isKnown = action === 'count' || action === 'export' || action === 'delete';
  if (!isKnown || frame === undefined || more.length > 0) throw new StartFailure(USAGE);
  const frameId = frameOf(frame, USAGE);
  if (action === 'export') {
    if (folder === undefined) throw usageError('Pass a new folder.', USAGE);
    return { action, frameId, folder };
  }
  if (folder !== undefined) throw new StartFailure(USAGE);
  // Deletion needs a second confirmation.
  if (action === 'delete' && !values.yes && !isDryRun) throw usageError('Pass --yes to delete permanently.', USAGE);
  return { action, frameId };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false } },
    });
  } catch {
    throw new StartFailure(USAGE);
  }
}
