import { FakeTable } from '@trackway/simulation';
import type { FakeLabelStore } from '../../directory/labels/fake-label-store';
import type { FakeUserStore } from '../../identity/users/fake-user-store';
import type { ProjectLinkStore, ProjectRole, ProjectUser } from './project-link-store';

interface UserLink {
  readonly projectId: string;
  readonly role: ProjectRole;
  readonly userId: string;
}

interface TagLink {
  readonly projectId: string;
  readonly tagId: string;
}

const keyOfUser = ({ projectId, role, userId }: UserLink) => `${projectId}/${role}/${userId}`;
const keyOfTag = ({ projectId, tagId }: TagLink) => `${projectId}/${tagId}`;

export class FakeProjectLinkStore implements ProjectLinkStore {
  readonly userLinks = new FakeTable<UserLink>(keyOfUser);
  readonly tagLinks = new FakeTable<TagLink>(keyOfTag);

  constructor(
    private readonly users: FakeUserStore,
    private readonly tags: FakeLabelStore,
  ) {}

  async usersOf(frameId: string, projectIds: readonly string[]): Promise<readonly ProjectUser[]> {
    return this.userLinks
      .of(frameId)
      .filter(({ projectId }) => projectIds.includes(projectId))
      .flatMap(({ projectId, role, userId }) => {
        const user = this.users.rows.find(frameId, userId);
        return user ? [{ projectId, role, user: { id: user.id, name: user.name, deletedAt: user.deletedAt } }] : [];
      })
      .toSorted(({ user: one }, { user: other }) => (`${one.name} ${one.id}` > `${other.name} ${other.id}` ? 1 : -1));
  }

  async userIdsOf(frameId: string, projectId: string, role: ProjectRole): Promise<readonly string[]> {
    const links = await this.usersOf(frameId, [projectId]);
    return links.filter((link) => link.role === role).map(({ user }) => user.id);
  }

  async addUsers(frameId: string, projectId: string, role: ProjectRole, userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) this.userLinks.put(frameId, { projectId, role, userId });
  }

  async removeUsers(frameId: string, projectId: string, role: ProjectRole, userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) this.userLinks.remove(frameId, keyOfUser({ projectId, role, userId }));
  }

  async replaceUsers(frameId: string, userIds: ReadonlyMap<string, readonly string[]>): Promise<void> {
    for (const [projectId, ids] of userIds) {
      await this.removeUsers(frameId, projectId, 'user', await this.userIdsOf(frameId, projectId, 'user'));
      await this.addUsers(frameId, projectId, 'user', ids);
    }
  }

  async copy(frameId: string, from: readonly string[], to: readonly string[]): Promise<void> {
    for (const [index, original] of from.entries()) {
      const projectId = to[index] ?? '';
      for (const link of this.userLinks.of(frameId)) {
        const isLive = this.users.rows.find(frameId, link.userId)?.deletedAt === null;
        if (link.projectId === original && isLive) this.userLinks.put(frameId, { ...link, projectId });
      }
      for (const link of this.tagLinks.of(frameId)) {
        const isLive = this.tags.rows.find(frameId, link.tagId)?.deletedAt === null;
        if (link.projectId === original && isLive) this.tagLinks.put(frameId, { ...link, projectId });
      }
    }
  }

  async addTags(frameId: string, projectId: string, tagIds: readonly string[]): Promise<void> {
    for (const tagId of tagIds) this.tagLinks.put(frameId, { projectId, tagId });
  }

  async removeTags(frameId: string, projectId: string, tagIds: readonly string[]): Promise<void> {
    for (const tagId of tagIds) this.tagLinks.remove(frameId, keyOfTag({ projectId, tagId }));
  }
}
