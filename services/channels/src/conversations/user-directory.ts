import type { Caller } from '@trackway/runtime';

/** @throws AppError `service_unavailable` or `upstream_timeout` if projects does not respond. */
export interface UserDirectory {
  /** Whether this user exists in the frame of the caller and is not deleted. */
  exists(caller: Caller, userId: string): Promise<boolean>;
}
