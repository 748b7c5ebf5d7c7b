import type { FieldChange } from '@trackway/contracts';
import type { OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Label } from '../../directory/labels/label';
import { auditGroup } from '../../directory/labels/label-audit';
import type { GroupMembers } from '../project/group-members';

/** The field of a group with the ids of its projects in order, without deleted ones. */
export const ORDER = 'project_order';

/** Begins the field with the member before a project: null at the start, false if the project is not a member. */
export const PREDECESSOR = 'predecessor.';

/** The order of a larger group is not stored for undos. */
const MAX_ORDER = 1_000;

type Members = Pick<GroupMembers, 'all' | 'rankOf' | 'around'>;

export async function orderOf(members: Members, frameId: string, groupId: string): Promise<readonly string[]> {
  const all = await members.all(frameId, groupId);
  return all.filter(({ deleted }) => !deleted).map(({ projectId }) => projectId);
}

/** The member before a project. Deleted projects count, because they keep their position. */
export async function predecessorOf(
  members: Members,
  frameId: string,
  groupId: string,
  projectId: string,
): Promise<string | null | false> {
  const rank = await members.rankOf(frameId, groupId, projectId);
  if (rank === undefined) return false;
  const { below } = await members.around(frameId, groupId, rank, 1);
  return below.at(-1)?.projectId ?? null;
}

/** The entry for a new order, with the change that an undo restores. */
export function orderedEvent(
  caller: Caller,
  group: Label,
  details: Readonly<Record<string, unknown>>,
  change: FieldChange,
): OutgoingEvent {
  const entry = auditGroup(caller, 'ordered', group, { details });
  if (Array.isArray(change.from) && change.from.length > MAX_ORDER) return entry;
  const record = { kind: 'project_group', id: group.id, projectId: null, label: group.name } as const;
  return { ...entry, restorable: { record, changes: [change] } };
}
