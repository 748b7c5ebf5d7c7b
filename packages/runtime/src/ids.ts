import { v7 } from 'uuid';

/** Makes an id. Passed in, so that tests choose theirs. */
export type NewId = () => string;

/** Tells the time. Passed in, so that tests choose theirs. */
export type Clock = () => Date;

/** UUIDs that sort by the time of their making, which keeps indexes dense. */
export const newId: NewId = () => v7();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
