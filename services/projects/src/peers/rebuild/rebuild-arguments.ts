import { parseArgs } from 'node:util';
import { isUuid } from '@trackway/runtime';
import type { PartName } from '../read-model/states';

const PARTS = {
  funnels: ['funnels', 'assignments'],
  forms: ['forms', 'edges', 'answers'],
  channels: ['conversations'],
} as const satisfies Record<string, readonly PartName[]>;

export const REBUILD_USAGE = `rebuild-read-model [--frame <id>]… [--owner funnels|forms|channels]… [--dry-run]
Compares the read model of searches with the services that own the data, and repairs it. Default: all frames and all
owners. The system remains available. Running the command again is safe. --dry-run lists what would be compared.`;

export interface RebuildArguments {
  /** Empty for all frames. */
  readonly frameIds: readonly string[];
  readonly parts: readonly PartName[];
  readonly isDryRun: boolean;
}

/** Undefined for invalid arguments, including a request for help. */
export function readRebuildArguments(args: readonly string[]): RebuildArguments | undefined {
  try {
    const list = { type: 'string', multiple: true, default: [] as string[] } as const;
    const { values } = parseArgs({
      args: [...args],
      options: { frame: list, owner: list, 'dry-run': { type: 'boolean', default: false } },
    });
    const owners = values.owner.length > 0 ? values.owner : Object.keys(PARTS);
    if (!values.frame.every(isUuid) || !owners.every(isOwner)) return undefined;
    return {
      frameIds: values.frame.map((id) => id.toLowerCase()),
      parts: owners.flatMap((owner) => PARTS[owner]),
      isDryRun: values['dry-run'],
    };
  } catch {
    return undefined;
  }
}

function isOwner(name: string): name is keyof typeof PARTS {
  return Object.hasOwn(PARTS, name);
}
