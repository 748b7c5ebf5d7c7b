import type { Caller } from '@trackway/runtime';

/**
 * The projects that other services hold something of: answers, places in funnels, conversations. `use_unknown` means that a
 * service could not be asked.
 */
export type FindProjectsInUse = (
  caller: Caller,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, 'in_use' | 'use_unknown'>>;
