import type { Caller } from '@trackway/runtime';
import type { Owner } from '../../shared/owner';

/** Views are read with this scope whatever the scopes of the owner are, because scopes are checked for each delivery. */
const READ_SCOPES = ['projects:read'];

/**
 * Whether a project is in a saved view that the caller can see.
 * @throws AppError `not_found` if the view does not exist or the caller cannot see it, `unavailable` if the search has not
 * applied the change that `consistencyToken` names.
 */
export type IsInView = (
  caller: Caller,
  viewId: string,
  projectId: string,
  consistencyToken: string | null,
) => Promise<boolean>;

/** @throws AppError `not_found`, for the field `view_id`, if the view does not exist or the caller cannot see it. */
export type CheckView = (caller: Caller, viewId: string) => Promise<void>;

/** The owner of a webhook, who sees private views of their own. */
export function viewReader(frameId: string, { kind, id, name }: Owner): Caller {
  return { kind, id, frameId, scopes: READ_SCOPES, ...(name === null ? {} : { name }) };
}
