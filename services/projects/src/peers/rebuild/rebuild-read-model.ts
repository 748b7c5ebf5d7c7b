import { setTimeout as pause } from 'node:timers/promises';
import { isAppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { ReadModel, Renewed } from '../read-model/read-model';
import type { PartName } from '../read-model/states';
import type { OwnerStreams } from './owner-streams';

const PAUSES_MS = [1_000, 2_000, 5_000, 10_000];

export interface Rebuild {
  readonly frameIds: readonly string[];
  readonly parts: readonly PartName[];
}

export interface RenewedPart extends Renewed {
  readonly frameId: string;
  readonly part: PartName;
}

/**
 * Builds the read model again from what its owners have, part by part and frame by frame, and tells of each as it is done. It
 * may run beside everything else, be broken off, and run again: all it does is to keep what is newer than what is known.
 */
export function makeRebuildReadModel(deps: { readModel: ReadModel; owners: OwnerStreams }) {
  return async function* ({ frameIds, parts }: Rebuild): AsyncGenerator<RenewedPart> {
    for (const frameId of frameIds) {
      for (const part of parts) yield { frameId, part, ...(await patiently(() => renew(deps, frameId, part))) };
    }
  };
}

function renew<Part extends PartName>(
  { readModel, owners }: { readModel: ReadModel; owners: OwnerStreams },
  frameId: string,
  part: Part,
): Promise<Renewed> {
  return readModel.renew(part, frameId, owners[part](systemOf(frameId)));
}

/** Nobody asks for it: neighbours know who calls by the service that signs. */
function systemOf(frameId: string): Caller {
  return { kind: 'system', id: frameId, frameId, scopes: [], name: 'Rebuild of the read model' };
}

/** An owner that starts anew in the middle is asked again from the beginning. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isAppError(error) || (error.kind !== 'unavailable' && error.kind !== 'timeout')) throw error;
      await pause(ms);
    }
  }
  return await work();
}
