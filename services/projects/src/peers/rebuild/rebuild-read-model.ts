import { setTimeout as pause } from 'node:timers/promises';
import { isAppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { ReadModel, RebuildResult } from '../read-model/read-model';
import type { PartName } from '../read-model/states';
import type { SourceStreams } from './source-streams';

const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000];

interface Deps {
  readonly readModel: ReadModel;
  readonly sources: SourceStreams;
  readonly retryDelaysMs?: readonly number[];
}

export interface Rebuild {
  readonly frameIds: readonly string[];
  readonly parts: readonly PartName[];
}

export interface RebuiltPart extends RebuildResult {
  readonly frameId: string;
  readonly part: PartName;
}

/**
 * Rebuilds the read model from the source services, part by part and frame by frame, and yields each result. Runs
 * concurrently with the service, and can be interrupted and repeated.
 */
export function makeRebuildReadModel(deps: Deps) {
  const delaysMs = deps.retryDelaysMs ?? RETRY_DELAYS_MS;
  return async function* ({ frameIds, parts }: Rebuild): AsyncGenerator<RebuiltPart> {
    for (const frameId of frameIds) {
      for (const part of parts) {
        const result = await withRetries(delaysMs, () => rebuildPart(deps, frameId, part));
        yield { frameId, part, ...result };
      }
    }
  };
}

function rebuildPart<Part extends PartName>(
  { readModel, sources }: Deps,
  frameId: string,
  part: Part,
): Promise<RebuildResult> {
  return readModel.rebuildPart(part, frameId, sources[part](systemOf(frameId)));
}

/** Peers authorize the calling service. No user is involved. */
function systemOf(frameId: string): Caller {
  return { kind: 'system', id: frameId, frameId, scopes: [], name: 'Rebuild of the read model' };
}

/** Starts again from the beginning if the source service becomes unavailable. */
async function withRetries<T>(delaysMs: readonly number[], work: () => Promise<T>): Promise<T> {
  for (const ms of delaysMs) {
    try {
      return await work();
    } catch (error) {
      if (!isAppError(error) || (error.kind !== 'unavailable' && error.kind !== 'timeout')) throw error;
      await pause(ms);
    }
  }
  return await work();
}
