import type { UnitOfWork } from '@trackway/application';
import { invalidInput, notFound, referenceNotFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Label } from '../../directory/labels/label';
import { RANK_STEP } from '../project/group-members';
import type { ProjectStores } from '../project/project-store';
import { ORDER, orderedEvent, PREDECESSOR, predecessorOf } from './group-order';
import { spreadAround } from './spread-ranks';

export interface MoveInGroup {
  readonly projectId: string;
  readonly side: 'before' | 'after';
  /** The member next to which the project is placed. Null for the start of the group. */
  readonly anchorId: string | null;
}

/** Moves one project of a group before or after another. Moves in a group are serialized. */
export function makeMoveInGroup(deps: { unitOfWork: UnitOfWork<ProjectStores> }) {
  return (caller: Caller, groupId: string, move: MoveInGroup): Promise<Label> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const group = await lockGroup(stores, caller.frameId, groupId);
      if ((await stores.members.rankOf(caller.frameId, groupId, move.projectId)) === undefined) {
        const message = `The project \`${move.projectId}\` is not in this group.`;
        throw referenceNotFound('project', 'project_id', move.projectId, message);
      }
      const target = await anchorOf(stores, caller.frameId, groupId, move);
      if (move.projectId === target.anchorId) return group;
      const { members, outbox } = stores;
      const from = await predecessorOf(members, caller.frameId, groupId, move.projectId);
      const rank =
        (await rankNextTo(stores, caller.frameId, groupId, target)) ??
        (await rankAfterSpreading(stores, caller.frameId, groupId, target));
      await members.setRank(caller.frameId, groupId, move.projectId, rank);
      const to = await predecessorOf(members, caller.frameId, groupId, move.projectId);
      const details = { project_id: move.projectId, [target.side]: target.anchorId };
      const change = { field: `${PREDECESSOR}${move.projectId}`, from, to };
      await outbox.add(orderedEvent(caller, group, details, change));
      return group;
    });
}

/** Sets the order of all projects of a group. Deleted projects are placed at the end. */
export function makeOrderGroup(deps: { unitOfWork: UnitOfWork<ProjectStores> }) {
  return (caller: Caller, groupId: string, projectIds: readonly string[]): Promise<Label> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const group = await lockGroup(stores, caller.frameId, groupId);
      const members = await stores.members.all(caller.frameId, groupId);
      const current = members.filter(({ deleted }) => !deleted).map(({ projectId }) => projectId);
      assertCompleteOrder(new Set(current), projectIds);
      const hidden = members.filter(({ deleted }) => deleted).map(({ projectId }) => projectId);
      await stores.members.reorder(caller.frameId, groupId, [...projectIds, ...hidden]);
      const details = { projects: projectIds.length };
      await stores.outbox.add(orderedEvent(caller, group, details, { field: ORDER, from: current, to: projectIds }));
      return group;
    });
}

interface Target extends MoveInGroup {
  readonly anchorId: string;
}

/** The start of a group is the place before its first member. */
async function anchorOf(
  { members }: ProjectStores,
  frameId: string,
  groupId: string,
  { projectId, side, anchorId }: MoveInGroup,
): Promise<Target> {
  if (anchorId !== null) return { projectId, side, anchorId };
  const { from } = await members.around(frameId, groupId, Number.MIN_SAFE_INTEGER, 1);
  return { projectId, side: 'before', anchorId: from[0]?.projectId ?? projectId };
}

/** @throws AppError 404 if the group does not exist or is deleted. */
export async function lockGroup(stores: ProjectStores, frameId: string, groupId: string): Promise<Label> {
  const [group] = await stores.groups.lockMany(frameId, [groupId]);
  if (!group || group.deletedAt) throw notFound('project_group');
  return group;
}

/** A rank between the anchor and the adjacent member. Undefined if there is no gap. */
async function rankNextTo(
  { members }: ProjectStores,
  frameId: string,
  groupId: string,
  { projectId, side, anchorId }: Target,
): Promise<number | undefined> {
  const anchor = await members.rankOf(frameId, groupId, anchorId);
  if (anchor === undefined) throw invalidInput({ [side]: ['Must be a project of the group.'] });
  const next = await members.nextRank(frameId, groupId, { rank: anchor, side, except: projectId });
  if (next === undefined) return side === 'before' ? anchor - RANK_STEP : anchor + RANK_STEP;
  const middle = Math.floor((anchor + next) / 2);
  return middle > Math.min(anchor, next) ? middle : undefined;
}

async function rankAfterSpreading(
  stores: ProjectStores,
  frameId: string,
  groupId: string,
  move: Target,
): Promise<number> {
  const anchor = (await stores.members.rankOf(frameId, groupId, move.anchorId)) ?? 0;
  await spreadAround(stores.members, frameId, groupId, anchor);
  const rank = await rankNextTo(stores, frameId, groupId, move);
  if (rank === undefined) throw new Error('The ranks of the group have no gap after spreading.');
  return rank;
}

function assertCompleteOrder(members: ReadonlySet<string>, given: readonly string[]): void {
  const wanted = new Set(given);
  const foreign = given.filter((id) => !members.has(id));
  const missing = [...members].filter((id) => !wanted.has(id));
  const issues = [
    ...(foreign.length > 0 ? [`Not in the group: ${named(foreign)}.`] : []),
    ...(missing.length > 0 ? [`Missing: ${named(missing)}.`] : []),
    ...(wanted.size < given.length ? ['Each project may be named once.'] : []),
  ];
  if (issues.length > 0) throw invalidInput({ project_ids: issues });
}

function named(ids: readonly string[]): string {
  const more = ids.length > 3 ? ` and ${ids.length - 3} more` : '';
  return `${ids.slice(0, 3).join(', ')}${more}`;
}
