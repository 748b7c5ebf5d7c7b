import type { FakeProjects } from '../../projects/fake-projects';
import type { JournalKind } from './journal';
import type { RollbackStore } from './rollback-store';

/** The rollback of imports into a `FakeProjects`, without the records of other services that refer to projects. */
export class FakeRollbackStore implements RollbackStore {
  constructor(private readonly fake: FakeProjects) {}

  async labelsCreatedAt(frameId: string, list: 'groups' | 'tags', names: readonly string[], at: Date) {
    return this.fake.directory[list].rows
      .of(frameId)
      .filter(({ name, createdAt, updatedAt, deletedAt }) => {
        const isUnchanged = createdAt.getTime() === at.getTime() && updatedAt.getTime() === at.getTime();
        return names.includes(name) && isUnchanged && deletedAt === null;
      })
      .map(({ id }) => id);
  }

  async inUse(frameId: string, kind: JournalKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(this.uses(frameId, kind, ids).filter((id) => ids.includes(id)));
  }

  async setTombstones(frameId: string, ids: readonly string[], at: Date): Promise<void> {
    for (const id of ids) {
      if (this.fake.projects.rows.find(frameId, id)?.deletedAt === null) {
        this.fake.projects.rows.change(frameId, id, { deletedAt: at });
      }
    }
  }

  async clearTombstones(frameId: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) this.fake.projects.rows.change(frameId, id, { deletedAt: null });
  }

  async remove(frameId: string, kind: JournalKind, ids: readonly string[]): Promise<void> {
    const { projects, tasks, directory } = this.fake;
    const { customers, contacts, groups, tags } = directory;
    const tables = { project: projects, task: tasks, customer: customers, contact: contacts, group: groups, tag: tags };
    for (const id of ids) {
      await this.removeLists(frameId, kind, id);
      tables[kind].rows.remove(frameId, id);
    }
  }

  async documentTaken(frameId: string, document: string, byOtherThan: string): Promise<boolean> {
    const customers = this.fake.directory.customers.rows.of(frameId);
    return customers.some((customer) => customer.document === document && customer.id !== byOtherThan);
  }

  private async removeLists(frameId: string, kind: JournalKind, id: string): Promise<void> {
    const { directory, members, links } = this.fake;
    if (kind === 'contact') await directory.contacts.replaceCustomers(frameId, Number(id), []);
    if (kind !== 'project') return;
    for (const one of members.rows.of(frameId)) {
      if (one.projectId === id) await members.remove(frameId, one.groupId, id);
    }
    for (const { projectId, tagId } of links.tagLinks.of(frameId)) {
      if (projectId === id) await links.removeTags(frameId, id, [tagId]);
    }
    for (const { projectId, role, userId } of links.userLinks.of(frameId)) {
      if (projectId === id) await links.removeUsers(frameId, id, role, [userId]);
    }
  }

  /** The ids that other records than the given ones refer to. */
  private uses(frameId: string, kind: JournalKind, ids: readonly string[]): string[] {
    const { projects, tasks, directory, members, links } = this.fake;
    const projectRows = projects.rows.of(frameId);
    const customerRows = directory.customers.rows.of(frameId);
    const references: Readonly<Record<JournalKind, () => readonly unknown[]>> = {
      project: () => [
        ...projectRows.filter(({ id }) => !ids.includes(id)).flatMap(({ parentId, mergedId }) => [parentId, mergedId]),
        ...tasks.rows.of(frameId).map(({ projectId }) => projectId),
      ],
      customer: () => [
        ...customerRows.filter(({ id }) => !ids.includes(id)).map(({ parentId }) => parentId),
        ...projectRows.map(({ customerId }) => customerId),
        ...directory.contacts.links.of(frameId).map(({ customerId }) => customerId),
      ],
      contact: () => projectRows.map(({ contactId }) => contactId),
      task: () => [],
      group: () => members.rows.of(frameId).map(({ groupId }) => groupId),
      tag: () => links.tagLinks.of(frameId).map(({ tagId }) => tagId),
    };
    return references[kind]().map(String);
  }
}
