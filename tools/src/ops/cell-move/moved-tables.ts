import { isReadByWorkers } from '../frame/copy/read-by-workers';

export type IsIncluded = (table: string) => boolean;

/** Tables and collections that background work reads. Waiting events are published by the source. */
export function isWork(service: string): IsIncluded {
  return (table) => !table.startsWith('outbox') && !table.startsWith('system.') && isReadByWorkers(service, table);
}

export function isInUse(service: string): IsIncluded {
  const isOfWork = isWork(service);
  return (table) => !isOfWork(table);
}
