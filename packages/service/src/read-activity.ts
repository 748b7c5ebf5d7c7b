import { setTimeout as pause } from 'node:timers/promises';
import type { EventDelay, OutboxActivity, ServiceActivity } from '@trackway/contracts';
import type { EventBus, OutboxStore } from '@trackway/messaging';
import type { Logger } from '@trackway/runtime';

/** Delays are the same for all frames, so they are read at most once in this time. */
const REUSE_MS = 2_000;
/** A broker that is unavailable responds after many retries. */
const BROKER_TIMEOUT_MS = 1_000;

interface Deps {
  /** Undefined if the service publishes no events. */
  readonly outbox: () => Pick<OutboxStore, 'frameBacklog'> | undefined;
  readonly bus: Pick<EventBus, 'delays'>;
  /** The consumer group of the service. */
  readonly group: string;
  readonly topics: () => readonly string[];
  readonly now: () => number;
  readonly logger: Logger;
}

export type ReadActivity = (frameId: string) => Promise<ServiceActivity>;

/** Reads the work of this service for one frame. A broker that does not respond in a second is reported as null. */
export function makeReadActivity(deps: Deps): ReadActivity {
  const readDelays = makeReadDelays(deps);
  return async (frameId) => {
    const [outbox, delays] = await Promise.all([readOutbox(deps, frameId), readDelays()]);
    return { outbox, delays };
  };
}

async function readOutbox({ outbox }: Deps, frameId: string): Promise<OutboxActivity | null> {
  const store = outbox();
  if (!store) return null;
  const { count, oldestAt, quarantined } = await store.frameBacklog(frameId);
  return { waiting: count, oldestAt: oldestAt ?? null, quarantined };
}

function makeReadDelays({ bus, group, topics, now, logger }: Deps): () => Promise<readonly EventDelay[] | null> {
  let last: { readonly at: number; readonly delays: Promise<readonly EventDelay[] | null> } | undefined;
  const read = (at: number) =>
    bus.delays(group, topics(), at).catch((error: unknown) => {
      logger.warn({ err: error }, 'the delays of events can not be read');
      return null;
    });
  return () => {
    const at = now();
    if (topics().length === 0) return Promise.resolve([]);
    if (!last || at - last.at >= REUSE_MS) last = { at, delays: read(at) };
    return Promise.race([last.delays, pause(BROKER_TIMEOUT_MS, null, { ref: false })]);
  };
}
