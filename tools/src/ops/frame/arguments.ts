import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';
import { frameOf, usageError } from './frame-argument';

export type FrameCommand =
  | { readonly action: 'count'; readonly frameId: string }
  | { readonly action: 'compare'; readonly frameId: string }
  | { readonly action: 'delete'; readonly frameId: string; readonly isLeaving: boolean; readonly hasFiles: boolean }
  /** Of all tenants that left the cell at least so many hours ago. */
  | { readonly action: 'departed'; readonly hours: number }
  | { readonly action: 'delete-departed'; readonly hours: number; readonly hasFiles: boolean }
  | { readonly action: 'copy'; readonly frameId: string; readonly isInUse: boolean }
  | { readonly action: 'export'; readonly frameId: string; readonly folder: string };

const USAGE = `npm run frame -- count <frame>             how much every database holds of a frame
npm run frame -- export <frame> <folder>   writes all of it into a new folder
npm run frame -- copy <frame> [--in-use]   makes the data of the frame in another cell equal to that of this one
npm run frame -- compare <frame>           compares the data of the frame in both cells
npm run frame -- delete <frame> --yes      deletes all rows of the frame permanently; with --files, also its files
npm run frame -- delete <frame> --yes --tenant-leaves   also if the tenant lives in this cell, one of several
npm run frame -- departed [--hours 0]                   lists tenants that moved to other cells, with data here
npm run frame -- delete --departed [--hours 24] --yes   deletes their data here, if they left so long ago`;

/** A list shows all tenants. Data is not deleted on the day of the move. */
const DEFAULT_HOURS = { departed: '0', delete: '24' };

/** @throws StartFailure with the error and the usage. */
export function parseFrameArguments(args: readonly string[], { isDryRun }: { isDryRun: boolean }): FrameCommand {
  const { values, positionals } = parse(args);
  const [action, frame, folder, ...more] = positionals;
  // Deletion needs a second confirmation.
  if (action === 'delete' && !values.yes && !isDryRun) throw usageError('Pass --yes to delete permanently.', USAGE);
  if (action === 'departed' || values.departed) {
    if (frame !== undefined || (action !== 'departed' && action !== 'delete')) throw new StartFailure(USAGE);
    const hours = hoursOf(values.hours ?? DEFAULT_HOURS[action]);
    return action === 'delete' ? { action: 'delete-departed', hours, hasFiles: values.files } : { action, hours };
  }
  if (!isAction(action) || frame === undefined || more.length > 0) throw new StartFailure(USAGE);
  const frameId = frameOf(frame, USAGE);
  if (action === 'export') {
    if (folder === undefined) throw usageError('Pass a new folder.', USAGE);
    return { action, frameId, folder };
  }
  if (folder !== undefined) throw new StartFailure(USAGE);
  if (action === 'copy') return { action, frameId, isInUse: values['in-use'] };
  if (action === 'delete') return { action, frameId, isLeaving: values['tenant-leaves'], hasFiles: values.files };
  return { action, frameId };
}

function hoursOf(value: string): number {
  const hours = Number(value || Number.NaN);
  if (hours >= 0) return hours;
  throw usageError(`"${value}" is not a number of hours.`, USAGE);
}

const ACTIONS = ['count', 'export', 'copy', 'compare', 'delete'] as const;

function isAction(action: string | undefined): action is (typeof ACTIONS)[number] {
  return ACTIONS.some((one) => one === action);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', default: false },
        'in-use': { type: 'boolean', default: false },
        'tenant-leaves': { type: 'boolean', default: false },
        files: { type: 'boolean', default: false },
        departed: { type: 'boolean', default: false },
        hours: { type: 'string' },
      },
    });
  } catch {
    throw new StartFailure(USAGE);
  }
}
