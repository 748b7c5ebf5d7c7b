import type { Response } from '../prove/client/send';
import type { ChainTenant } from './chain-tenant';
import { createConversation } from './link-operations';
import { creations, operations } from './operations';
import { differences, readState } from './tenant-state';

const OTHER_CHANGE = 0.4;
const THIRD_UNDO = 0.5;

export interface ChainResult {
  /** The operation, and the one that changed something after it. */
  readonly name: string;
  readonly outcome: 'undone' | 'conflict' | 'nothing' | 'violation';
  readonly message?: string;
}

export async function createObjects(tenant: ChainTenant): Promise<void> {
  for (const create of Object.values(creations)) await create(tenant);
  await createConversation(tenant);
}

/**
 * Makes one or two random requests and undoes the first one. Without a second one, the state must be as before. The undo
 * of the undo must restore the state before the undo, and its undo the state after it.
 */
export async function runChain(tenant: ChainTenant): Promise<ChainResult> {
  const before = await readState(tenant);
  const first = await request(tenant);
  if (!first.cause) return { name: first.name, outcome: 'nothing' };
  const second = tenant.random.chance(OTHER_CHANGE) ? await request(tenant) : undefined;
  const name = second?.cause ? `${first.name}, ${second.name}` : first.name;
  const isAlone = !second?.cause;
  const violation = (message: string): ChainResult => ({ name, outcome: 'violation', message });

  const later = await readState(tenant);
  const one = await tenant.undo(first.cause);
  const undone = await readState(tenant);
  if ('rejected' in one) {
    if (differences(later, undone).length > 0) return violation('A rejected undo changed something.');
    if (differences(before, later).length === 0) return { name, outcome: 'nothing' };
    return isAlone ? violation(one.rejected.text) : { name, outcome: 'conflict' };
  }
  if (one.undo.status !== 'completed') {
    if (differences(later, undone).length > 0) return violation('A failed undo left changes.');
    return isAlone ? violation(one.undo.error) : { name, outcome: 'conflict' };
  }
  const left = isAlone ? differences(before, undone) : [];
  if (left.length > 0) return violation(`The undo left ${left.join('; ')}`);

  const redo = await tenant.undo(one.undo.id);
  if (!('undo' in redo) || redo.undo.status !== 'completed') return violation('The undo cannot be undone.');
  const notRedone = differences(later, await readState(tenant));
  if (notRedone.length > 0) return violation(`The undo of the undo left ${notRedone.join('; ')}`);
  if (!tenant.random.chance(THIRD_UNDO)) return { name, outcome: 'undone' };
  const third = await tenant.undo(redo.undo.id);
  const notUndone = 'undo' in third ? differences(undone, await readState(tenant)) : [third.rejected.text];
  return notUndone.length > 0 ? violation(`The third undo left ${notUndone.join('; ')}`) : { name, outcome: 'undone' };
}

async function request(tenant: ChainTenant): Promise<{ readonly name: string; readonly cause: string | undefined }> {
  const [name, operation] = tenant.random.pick(Object.entries(operations));
  const response: Response | undefined = await operation(tenant);
  const isDone = response !== undefined && response.status < 300 && response.status > 0;
  const requestId = response?.headers['x-request-id'];
  return { name, cause: isDone && typeof requestId === 'string' ? requestId : undefined };
}
