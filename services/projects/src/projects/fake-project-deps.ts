import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeNumberRanges } from '../directory/numbers/fake-number-ranges';
import { aUser } from '../identity/fake-identity-samples';
import { aProject } from './fake-project-samples';
import { FakeProjects } from './fake-projects';
import type { Project } from './project/project';

const NOW = new Date('2026-05-04T12:00:00Z');

/** Dependencies of the use cases of projects, in memory, and what a test stores before it calls them. */
export function openProjects() {
  const caller = aCaller();
  const { frameId } = caller;
  const fake = new FakeProjects();
  const numbers = new FakeNumberRanges();
  /** Only the form 1 exists. */
  const findLiveForms = async (ids: readonly number[]) => new Set(ids.filter((id) => id === 1));
  const label = (name: string, color: string | null) => {
    const life = { version: 1, createdAt: NOW, updatedAt: NOW, deletedAt: null };
    return { id: newId(), name, color, ...life };
  };
  return {
    ...{ caller, frameId, fake, numbers },
    deps: { unitOfWork: fake, numbers, findLiveForms, newId, clock: () => NOW },
    now: NOW,
    async add(changes: Partial<Project> = {}): Promise<Project> {
      const project = aProject(changes);
      await fake.projects.insert(frameId, project);
      return project;
    },
    stored: (id: string) => fake.projects.rows.find(frameId, id),
    async addUser(changes: Parameters<typeof aUser>[0] = {}): Promise<string> {
      const user = aUser(changes);
      await fake.identity.users.insert(frameId, user);
      return user.id;
    },
    async addTag(): Promise<string> {
      const tag = label('Urgent', '#ff0000');
      await fake.directory.tags.insert(frameId, tag);
      return tag.id;
    },
    async addGroup(): Promise<string> {
      const group = label('Group', null);
      await fake.directory.groups.insert(frameId, group);
      return group.id;
    },
  };
}
