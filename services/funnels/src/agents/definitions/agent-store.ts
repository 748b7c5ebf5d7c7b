import type { Page, Trashed } from '@trackway/application';
import type { Agent } from './agent';

export interface AgentFilter {
  readonly ids?: readonly string[];
  readonly names?: readonly string[];
  readonly trashed: Trashed;
}

export interface AgentStore {
  /** The latest version. Includes deleted agents. */
  find(frameId: string, id: string): Promise<Agent | undefined>;
  /** The latest versions of those that exist, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Agent[]>;
  lock(frameId: string, id: string): Promise<Agent | undefined>;
  atVersion(frameId: string, id: string, version: number): Promise<Agent | undefined>;
  /** The newest versions, newest first. */
  versions(frameId: string, id: string, limit: number): Promise<readonly Agent[]>;
  insert(frameId: string, agent: Agent): Promise<void>;
  /** Stores a locked agent with a new version of its definition. */
  redefine(frameId: string, agent: Agent): Promise<void>;
  /** Stores a locked agent whose definition is unchanged. */
  update(frameId: string, agent: Agent): Promise<void>;
  page(frameId: string, filter: AgentFilter, page: Page): Promise<{ agents: readonly Agent[]; total: number }>;
}
