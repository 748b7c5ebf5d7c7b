import type { FieldChange } from '@trackway/contracts';
import type { NamedItem } from '../groups/named-lists';
import type { Project } from '../projects/project';
import type { RowContext } from './import-job';
import type { ProjectDraft } from './project-row-reader';

type Lists = ReadonlyMap<string, readonly NamedItem[]>;

/** The groups and tags of projects, by project id. */
export interface ProjectLists {
  readonly groups: Lists;
  readonly tags: Lists;
}

export async function readLists({ stores, caller }: RowContext, projects: readonly Project[]): Promise<ProjectLists> {
  if (projects.length === 0) return { groups: new Map(), tags: new Map() };
  const ids = projects.map(({ id }) => id);
  return {
    groups: await stores.lists.groupsOf(caller.frameId, ids),
    tags: await stores.lists.tagsOf(caller.frameId, ids),
  };
}

/** What a row changes of the lists that it names; a list whose cell is empty stays as it is. */
export function listChanges(lists: ProjectLists, draft: ProjectDraft, projectId: string): FieldChange[] {
  return (['groups', 'tags'] as const).flatMap((field) => {
    const wanted = draft[field];
    if (!wanted) return [];
    const from = (lists[field].get(projectId) ?? []).map(({ name }) => name).sort();
    const to = [...wanted].sort();
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
}
