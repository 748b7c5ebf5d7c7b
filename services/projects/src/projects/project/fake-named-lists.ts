import { newId } from '@trackway/runtime';
import type { FakeLabelStore } from '../../directory/labels/fake-label-store';
import type { FakeGroupMembers } from './fake-group-members';
import type { FakeProjectLinkStore } from './fake-project-link-store';
import type { ColoredItem, NamedItem, NamedLists } from './named-lists';

type Names = ReadonlyMap<string, readonly string[]>;

export class FakeNamedLists implements NamedLists {
  constructor(
    private readonly labels: { readonly groups: FakeLabelStore; readonly tags: FakeLabelStore },
    private readonly members: FakeGroupMembers,
    private readonly links: FakeProjectLinkStore,
  ) {}

  async groupsOf(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, readonly NamedItem[]>> {
    return grouped(
      this.members.rows.of(frameId).flatMap(({ projectId, groupId }) => {
        const group = this.labels.groups.rows.find(frameId, groupId);
        if (!group || group.deletedAt || !projectIds.includes(projectId)) return [];
        return [[projectId, { id: group.id, name: group.name }] as const];
      }),
    );
  }

  async tagsOf(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, readonly ColoredItem[]>> {
    return grouped(
      this.links.tagLinks.of(frameId).flatMap(({ projectId, tagId }) => {
        const tag = this.labels.tags.rows.find(frameId, tagId);
        if (!tag || !projectIds.includes(projectId)) return [];
        const { id, name, color, deletedAt } = tag;
        const deleted = deletedAt ? { deleted_at: deletedAt.toISOString() } : {};
        return [[projectId, { id, name, color: color ?? '', ...deleted }] as const];
      }),
    );
  }

  async setGroups(frameId: string, namesByProject: Names, at: Date): Promise<void> {
    await this.setGroupIds(frameId, await idsByName(this.labels.groups, frameId, namesByProject, at));
  }

  async setTags(frameId: string, namesByProject: Names, at: Date): Promise<void> {
    await this.setTagIds(frameId, await idsByName(this.labels.tags, frameId, namesByProject, at));
  }

  async setGroupIds(frameId: string, idsByProject: Names): Promise<void> {
    for (const [projectId, ids] of idsByProject) {
      const current = (await this.groupsOf(frameId, [projectId])).get(projectId) ?? [];
      for (const { id } of current) if (!ids.includes(id)) await this.members.remove(frameId, id, projectId);
      const known = ids.filter((id) => this.labels.groups.rows.find(frameId, id));
      for (const id of known) await this.members.append(frameId, id, projectId);
    }
  }

  async setTagIds(frameId: string, idsByProject: Names): Promise<void> {
    for (const [projectId, ids] of idsByProject) {
      const current = (await this.tagsOf(frameId, [projectId])).get(projectId) ?? [];
      const live = current.filter(({ deleted_at }) => deleted_at === undefined).map(({ id }) => id);
      await this.links.removeTags(
        frameId,
        projectId,
        live.filter((id) => !ids.includes(id)),
      );
      const known = ids.filter((id) => this.labels.tags.rows.find(frameId, id));
      await this.links.addTags(frameId, projectId, known);
    }
  }
}

/** Creates labels that are missing, and ignores deleted ones. */
async function idsByName(labels: FakeLabelStore, frameId: string, names: Names, at: Date): Promise<Names> {
  const ids = new Map<string, string[]>();
  for (const [projectId, ofProject] of names) {
    const found: string[] = [];
    for (const name of ofProject) {
      const known = labels.rows.of(frameId).find((one) => one.name === name && one.deletedAt === null);
      const life = { color: '#c00000', version: 1, createdAt: at, updatedAt: at, deletedAt: null };
      const label = known ?? { ...life, id: newId(), name };
      if (!known) await labels.insert(frameId, label);
      found.push(label.id);
    }
    ids.set(projectId, found);
  }
  return ids;
}

function grouped<Item extends NamedItem>(pairs: readonly (readonly [string, Item])[]): Map<string, Item[]> {
  const byProject = Map.groupBy(pairs, ([projectId]) => projectId);
  return new Map(
    [...byProject].map(([projectId, ofProject]) => {
      const items = ofProject.map(([, item]) => item);
      return [projectId, items.toSorted((a, b) => (`${a.name} ${a.id}` > `${b.name} ${b.id}` ? 1 : -1))];
    }),
  );
}
