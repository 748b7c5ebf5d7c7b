import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';
import { frameOf, usageError } from './frame-argument';

export type FrameCommand =
  | { readonly action: 'count' | 'delete' | 'compare'; readonly frameId: string }
  | { readonly action: 'copy'; readonly frameId: string; readonly isInUse: boolean }
  | { readonly action: 'export'; readonly frameId: string; readonly folder: string };

const USAGE = `npm run frame -- count <frame>             how much every database holds of a frame
npm run frame -- export <frame> <folder>   writes all of it into a new folder
npm run frame -- copy <frame> [--in-use]   makes the data of the frame in another cell equal to that of this one
npm run frame -- compare <frame>           compares the data of the frame in both cells
npm run frame -- delete <frame> --yes      deletes all data of the frame permanently`;

/** @throws StartFailure with the error and the usage. */
export function parseFrameArguments(args: readonly string[], { isDryRun }: { isDryRun: boolean }): FrameCommand {
  const { values, positionals } = parse(args);
  const [action, frame, folder, ...more] = positionals;
  if (!isAction(action) || frame === undefined || more.length > 0) throw new StartFailure(USAGE);
  const frameId = frameOf(frame, USAGE);
  if (action === 'export') {
    if (folder === undefined) throw usageError('Pass a new folder.', USAGE);
    return { action, frameId, folder };
  }
  if (action === 'copy') {
    if (folder !== undefined) throw new StartFailure(USAGE);
    return { action, frameId, isInUse: values['in-use'] };
  }
  if (folder !== undefined) throw new StartFailure(USAGE);
  // Deletion needs a second confirmation.
  if (action === 'delete' && !values.yes && !isDryRun) throw usageError('Pass --yes to delete permanently.', USAGE);
  return { action, frameId };
}

function isAction(action: string | undefined): action is FrameCommand['action'] {
  return action !== undefined && ['count', 'export', 'copy', 'compare', 'delete'].includes(action);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false }, 'in-use': { type: 'boolean', default: false } },
    });
  } catch {
    throw new StartFailure(USAGE);
  }
}
