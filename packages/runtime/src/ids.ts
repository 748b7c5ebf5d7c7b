import { v7 } from 'uuid';

/** Creates an id. Injected, so that tests can choose ids. */
export type NewId = () => string;

/** Returns the current time. Injected, so that tests can choose it. */
export type Clock = () => Date;

/** UUIDs that sort by creation time, which keeps indexes dense. */
export const newId: NewId = () => v7();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
