import type { Page } from '@trackway/application';
import { FakeTable, fakePage } from '@trackway/simulation';
import type { Agent } from './agent';
import type { AgentFilter, AgentStore } from './agent-store';

export class FakeAgentStore implements AgentStore {
  /** The latest version of each agent. */
  readonly rows = new FakeTable<Agent>(({ id }) => id);
  readonly definitions = new FakeTable<Agent>(({ id, version }) => `${id}/${version}`);

  async find(frameId: string, id: string): Promise<Agent | undefined> {
    return this.rows.find(frameId, id);
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Agent[]> {
    return this.rows.of(frameId).filter(({ id }) => ids.includes(id));
  }

  lock(frameId: string, id: string): Promise<Agent | undefined> {
    return this.find(frameId, id);
  }

  async atVersion(frameId: string, id: string, version: number): Promise<Agent | undefined> {
    return this.all(frameId, id).find((agent) => agent.version === version);
  }

  async versions(frameId: string, id: string, limit: number): Promise<readonly Agent[]> {
    return this.all(frameId, id).slice(0, limit);
  }

  /** Versions differ in the definition. The owner and the times are those of the agent. */
  private all(frameId: string, id: string): Agent[] {
    const agent = this.rows.find(frameId, id);
    if (!agent) return [];
    const { owner, createdAt, updatedAt, deletedAt } = agent;
    return this.definitions
      .of(frameId)
      .filter((version) => version.id === id)
      .toSorted((one, other) => other.version - one.version)
      .map((version) => ({ ...version, owner, createdAt, updatedAt, deletedAt }));
  }

  insert(frameId: string, agent: Agent): Promise<void> {
    return this.redefine(frameId, agent);
  }

  async redefine(frameId: string, agent: Agent): Promise<void> {
    await this.update(frameId, agent);
    this.definitions.put(frameId, agent);
  }

  async update(frameId: string, agent: Agent): Promise<void> {
    this.rows.put(frameId, agent);
  }

  async page(frameId: string, { ids, names, trashed }: AgentFilter, page: Page) {
    const found = this.rows
      .of(frameId)
      .filter(({ id, name }) => (ids?.includes(id) ?? true) && (names?.includes(name) ?? true))
      .filter(({ deletedAt }) => trashed === 'with' || (trashed === 'only') === (deletedAt !== null))
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1));
    const { items: agents, total } = fakePage(found, page);
    return { agents, total };
  }
}
