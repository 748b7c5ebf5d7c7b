import { parseArgs } from 'node:util';
import { StartFailure } from '../process/start-failure';

export type FrameCommand =
  | { readonly action: 'count' | 'delete'; readonly frameId: string }
  | { readonly action: 'export'; readonly frameId: string; readonly folder: string };

const USAGE = `npm run frame -- count <frame>             how much every database holds of a frame
npm run frame -- export <frame> <folder>   writes all of it into a new folder
npm run frame -- delete <frame> --yes      removes all of it, for good`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function parseFrameArguments(args: readonly string[]): FrameCommand {
  const { values, positionals } = parse(args);
  const [action, frameId = '', folder, ...more] = positionals;
  if (!UUID.test(frameId) || more.length > 0) throw new StartFailure(USAGE);
  if (action === 'export' && folder !== undefined) return { action, frameId, folder };
  if (folder !== undefined) throw new StartFailure(USAGE);
  // Whoever deletes has said so twice.
  if (action === 'count' || (action === 'delete' && values.yes)) return { action, frameId };
  throw new StartFailure(USAGE);
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
