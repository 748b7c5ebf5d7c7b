import type { InnerServiceName, QuarantinedEvent } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import type { Caller, Logger } from '@trackway/runtime';

/** The quarantine of one service. Each change is in the audit log of the caller's frame. */
export interface ServiceQuarantine {
  list(caller: Caller): Promise<readonly QuarantinedEvent[]>;
  replay(caller: Caller, id: string): Promise<QuarantinedEvent>;
  discard(caller: Caller, id: string): Promise<QuarantinedEvent>;
}

export interface QuarantineDeps {
  /** Of this service, and of the peers that it calls. */
  readonly quarantines: ReadonlyMap<InnerServiceName, ServiceQuarantine>;
  readonly logger: Pick<Logger, 'warn'>;
}

export interface QuarantinedEventRef {
  readonly service: InnerServiceName;
  readonly id: string;
}

export interface EventOfService {
  readonly service: InnerServiceName;
  readonly event: QuarantinedEvent;
}

export interface QuarantinedEvents {
  /** In the order of the services, and of each service oldest first. */
  readonly events: readonly EventOfService[];
  /** Services that did not respond. Their events are missing. */
  readonly unavailable: readonly InnerServiceName[];
}

/** Lists the events of the caller's frame that the broker rejected, of all services. */
export function makeListQuarantinedEvents({ quarantines, logger }: QuarantineDeps) {
  return async (caller: Caller): Promise<QuarantinedEvents> => {
    const lists = await Promise.all(
      [...quarantines].map(async ([service, quarantine]) => {
        const events = await quarantine.list(caller).catch((error: unknown) => {
          logger.warn({ err: error, service }, 'the quarantined events of a service could not be read');
          return undefined;
        });
        return { service, events };
      }),
    );
    return {
      events: lists.flatMap(({ service, events = [] }) => events.map((event) => ({ service, event }))),
      unavailable: lists.filter(({ events }) => events === undefined).map(({ service }) => service),
    };
  };
}

/** Publishes an event again. Consumers ignore outdated versions and known ids. */
export function makeReplayQuarantinedEvent(deps: Pick<QuarantineDeps, 'quarantines'>) {
  return async (caller: Caller, { service, id }: QuarantinedEventRef): Promise<EventOfService> => {
    return { service, event: await quarantineOf(deps, service).replay(caller, id) };
  };
}

/** Deletes an event that is not worth a replay. */
export function makeDiscardQuarantinedEvent(deps: Pick<QuarantineDeps, 'quarantines'>) {
  return async (caller: Caller, { service, id }: QuarantinedEventRef): Promise<EventOfService> => {
    return { service, event: await quarantineOf(deps, service).discard(caller, id) };
  };
}

function quarantineOf(
  { quarantines }: Pick<QuarantineDeps, 'quarantines'>,
  service: InnerServiceName,
): ServiceQuarantine {
  const quarantine = quarantines.get(service);
  if (!quarantine) throw notFound('quarantined_event');
  return quarantine;
}
