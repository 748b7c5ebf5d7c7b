import { FairSlots, type SlotOwner } from '../limits/fair-slots';
import type { CallProjects } from './resolve-subject';

/** Each call is a transaction of projects, and any tenant can cause calls with tokens that it signs itself. */
const LIMITS = { total: 32, perTenant: 8, maxWaiting: 256, maxWaitMs: 5_000 };

/** Too many calls of the frame are in progress. */
export class TooManyCallsError extends Error {
  constructor() {
    super('Too many calls for identity providers of this frame are in progress.');
    this.name = 'TooManyCallsError';
  }
}

/** Limits concurrent calls by frame. Further calls wait, and reject with `TooManyCallsError` if they wait too long. */
export function limitConcurrency(call: CallProjects, limits = LIMITS): CallProjects {
  const { maxWaitMs, ...shares } = limits;
  const slots = new FairSlots({ ...shares, perAddress: 0, anonymous: 0 });
  return async (provider, path, body) => {
    const owner = { key: provider.frameId, isAnonymous: false };
    await acquire(slots, owner, maxWaitMs);
    try {
      return await call(provider, path, body);
    } finally {
      slots.release(owner);
    }
  };
}

function acquire(slots: FairSlots, owner: SlotOwner, maxWaitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const grant = () => {
      clearTimeout(timer);
      resolve();
    };
    const giveUp = () => {
      clearTimeout(timer);
      slots.cancel(owner, grant);
      reject(new TooManyCallsError());
    };
    const timer = setTimeout(giveUp, maxWaitMs);
    if (!slots.acquire(owner, grant)) giveUp();
  });
}
