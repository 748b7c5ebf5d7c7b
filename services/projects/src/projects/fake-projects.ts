import type { UnitOfWork } from '@trackway/application';
import type { OutgoingEvent } from '@trackway/messaging';
import { FakeDatabase } from '@trackway/simulation';
import { FakeDirectory } from '../directory/fake-directory';
import { FakeIdentity } from '../identity/fake-identity';
import { FakeGroupMembers } from './project/fake-group-members';
import { FakeNamedLists } from './project/fake-named-lists';
import { FakeProjectLinkStore } from './project/fake-project-link-store';
import { FakeProjectStore } from './project/fake-project-store';
import { FakeTaskStore } from './tasks/fake-task-store';
import type { TaskStores } from './tasks/task-store';

/** The stores of projects and tasks, and of the modules before them, in memory. */
export class FakeProjects implements UnitOfWork<TaskStores> {
  readonly directory = new FakeDirectory();
  readonly identity = new FakeIdentity();
  readonly projects = new FakeProjectStore();
  readonly members = new FakeGroupMembers(this.projects);
  readonly links = new FakeProjectLinkStore(this.identity.users, this.directory.tags);
  readonly lists = new FakeNamedLists(this.directory, this.members, this.links);
  readonly tasks = new FakeTaskStore(this.identity.users);
  readonly events = this.directory.events;
  readonly recorded = this.directory.recorded;
  private readonly database = new FakeDatabase([
    this.projects.rows,
    this.members.rows,
    this.links.userLinks,
    this.links.tagLinks,
    this.tasks.rows,
  ]);

  run<T>(frameId: string, work: (stores: TaskStores) => Promise<T>): Promise<T> {
    const { projects, members, links, lists, tasks, events, recorded } = this;
    const outbox = { add: async (...added: readonly OutgoingEvent[]) => events.add(...added) };
    const recordEffect = async (id: string) => recorded.add(id);
    const own = { projects, members, links, lists, tasks, outbox, recordEffect };
    return this.database.run(() =>
      this.identity.run(frameId, (ofIdentity) =>
        this.directory.run(frameId, (ofDirectory) => work({ ...ofIdentity, ...ofDirectory, ...own })),
      ),
    );
  }

  /** Removes the events and returns the actions of history lines and audit entries. */
  takeActions(): string[] {
    return events(this.events.take());
  }
}

function events(taken: readonly OutgoingEvent[]): string[] {
  return taken.flatMap(({ event }) => (event.data as { action?: string }).action ?? []);
}
