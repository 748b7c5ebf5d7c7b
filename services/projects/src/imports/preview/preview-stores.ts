import type { NumberRanges } from '../../directory/numbers/number-ranges';
import type { ColoredItem, NamedItem } from '../../projects/project/named-lists';
import type { ImportStores, RowStores } from '../stores/import-stores';
import { previewContacts, previewCustomers } from './preview-directory';
import type { PreviewLists } from './preview-lists';
import { previewProjects } from './preview-projects';
import { previewReferences } from './preview-references';
import type { PreviewState } from './preview-state';
import { previewTasks } from './preview-tasks';

/** The stores of a dry run: stored records with the changes of the previous rows. They lock and write nothing. */
export function previewStores(stored: ImportStores, state: PreviewState): RowStores {
  return {
    references: previewReferences(stored.references, state),
    projects: previewProjects(stored.projects, state),
    customers: previewCustomers(stored.customers, state),
    contacts: previewContacts(stored.contacts, state),
    tasks: previewTasks(stored.tasks, state),
    lists: previewLists(stored.lists, state),
    links: previewLinks(stored.links, state),
    rollbacks: { labelsCreatedAt: async () => [] },
    outbox: { add: async () => undefined },
  };
}

/** Continues after the last reserved number without reserving any. */
export function previewNumbers(stored: NumberRanges, { counters }: PreviewState): NumberRanges {
  const lastReserved: NumberRanges['lastReserved'] = async (frameId, counter) =>
    counters.get(counter) ?? (await stored.lastReserved(frameId, counter));
  return {
    lastReserved,
    async reserve(frameId, counter, count) {
      const before = await lastReserved(frameId, counter);
      counters.set(counter, before + count);
      return before + 1;
    },
  };
}

function previewLists(stored: ImportStores['lists'], { lists }: PreviewState): RowStores['lists'] {
  const named = (own: PreviewLists, ids: readonly string[]) =>
    ids.flatMap((id): [string, NamedItem[]][] => {
      const names = own.get(id);
      return names ? [[id, names.map((name) => ({ id: name, name }))]] : [];
    });
  return {
    async groupsOf(frameId, ids) {
      return new Map([...(await stored.groupsOf(frameId, ids)), ...named(lists.groups, ids)]);
    },
    async tagsOf(frameId, ids) {
      const own = named(lists.tags, ids).map(([id, tags]): [string, readonly ColoredItem[]] => [
        id,
        tags.map((tag) => ({ ...tag, color: '' })),
      ]);
      return new Map([...(await stored.tagsOf(frameId, ids)), ...own]);
    },
    async setGroups(_frameId, namesByProject) {
      lists.groups.setAll(namesByProject);
    },
    async setTags(_frameId, namesByProject) {
      lists.tags.setAll(namesByProject);
    },
  };
}

function previewLinks(stored: ImportStores['links'], { lists: { users } }: PreviewState): RowStores['links'] {
  return {
    async usersOf(frameId, ids) {
      const found = await stored.usersOf(frameId, ids);
      const known = new Map(found.map(({ user }) => [user.id, user]));
      const own = ids.flatMap((projectId) =>
        (users.get(projectId) ?? []).map((id) => {
          return { projectId, role: 'user', user: known.get(id) ?? { id, name: '', deletedAt: null } } as const;
        }),
      );
      return [...found.filter(({ projectId, role }) => role !== 'user' || !users.has(projectId)), ...own];
    },
    async replaceUsers(_frameId, userIds) {
      users.setAll(userIds);
    },
  };
}
