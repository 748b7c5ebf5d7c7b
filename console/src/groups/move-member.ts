import type { TrackwayClient } from '@trackway/client';

export const MEMBERS = '/api/management/project-groups/{project_group}/projects/index';
export const ORDER = '/api/management/project-groups/{project_group}/projects/order';

export interface MemberMove {
  readonly project: string;
  /** Positions from 1. */
  readonly from: number;
  readonly to: number;
}

/** Moves a project of a group to a position, which can be far from the one that it has. */
export async function moveMember({ call }: TrackwayClient, group: string, { project, from, to }: MemberMove) {
  const path = { project_group: group };
  const read = (page: number) =>
    call('post', MEMBERS, { path, body: { page, perPage: 1, fields: ['name'] } }, { repeatable: true });
  const found = await read(to);
  // The group may have become shorter.
  const { projects } = found.projects.length > 0 ? found : await read(found.meta.last_page);
  const anchor = projects[0]?.id;
  if (anchor === undefined || anchor === project) return;
  const body = to < from ? { project_id: project, before: anchor } : { project_id: project, after: anchor };
  await call('put', ORDER, { path, body });
}
