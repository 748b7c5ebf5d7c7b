import type { InnerServiceName, ServiceActivity } from '@trackway/contracts';
import type { Caller, Clock, Logger } from '@trackway/runtime';
import type { UsageOfHour, UsageStore } from '../identity/usage/usage-store';
import type { SearchMemory } from '../search/memory/search-memory';

const HOUR_MS = 3_600_000;

/** Reads the work of one service for a frame. */
export type ReadServiceActivity = (frameId: string) => Promise<ServiceActivity>;

export interface ActivityDeps {
  /** This service, and the peers that it calls. */
  readonly activitySources: ReadonlyMap<InnerServiceName, ReadServiceActivity>;
  readonly searchMemory: (frameId: string) => SearchMemory;
  readonly usage: UsageStore;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

/** What all services work on for one frame. */
export interface FrameActivity {
  /** The activity is null if the service did not respond. */
  readonly services: readonly { readonly name: InnerServiceName; readonly activity: ServiceActivity | null }[];
  readonly searchMemory: SearchMemory;
  /** Each of the requested hours, oldest first. */
  readonly hours: readonly UsageOfHour[];
}

/** Reads the activity of the caller's frame. A service that does not respond fails no other part. */
export function makeReadFrameActivity(deps: ActivityDeps) {
  return async ({ frameId }: Caller, { hours }: { readonly hours: number }): Promise<FrameActivity> => {
    const current = Math.floor(deps.clock().getTime() / HOUR_MS) * HOUR_MS;
    const first = new Date(current - (hours - 1) * HOUR_MS);
    const [services, counted] = await Promise.all([
      Promise.all([...deps.activitySources].map(([name, read]) => readService(deps, name, () => read(frameId)))),
      deps.usage.hours(frameId, first),
    ]);
    return { services, searchMemory: deps.searchMemory(frameId), hours: withEmptyHours(first, hours, counted) };
  };
}

async function readService(
  { logger }: Pick<ActivityDeps, 'logger'>,
  name: InnerServiceName,
  read: () => Promise<ServiceActivity>,
) {
  const activity = await read().catch((error: unknown) => {
    logger.warn({ err: error, service: name }, 'the activity of a service could not be read');
    return null;
  });
  return { name, activity };
}

function withEmptyHours(first: Date, count: number, counted: readonly UsageOfHour[]): readonly UsageOfHour[] {
  const known = new Map(counted.map((one) => [one.hour.getTime(), one]));
  return Array.from({ length: count }, (_, index) => {
    const time = first.getTime() + index * HOUR_MS;
    return known.get(time) ?? { hour: new Date(time), requests: 0, clientErrors: 0, serverErrors: 0, throttled: 0 };
  });
}
