import type { Page, Trashed } from '@trackway/application';
import type { Agent } from './agent';

export interface AgentFilter {
  readonly ids?: readonly string[];
  readonly names?: readonly string[];
  readonly trashed: Trashed;
}

export interface AgentStore {
  /** With its newest definition; deleted ones too. */
  find(frameId: string, id: string): Promise<Agent | undefined>;
  lock(frameId: string, id: string): Promise<Agent | undefined>;
  /** With the definition of a version. */
  atVersion(frameId: string, id: string, version: number): Promise<Agent | undefined>;
  /** All definitions that it had, newest first. */
  versions(frameId: string, id: string): Promise<readonly Agent[]>;
  insert(frameId: string, agent: Agent): Promise<void>;
  /** Stores one that was locked and changed; a definition that changed is a new version. */
  update(frameId: string, agent: Agent, redefined: boolean): Promise<void>;
  page(frameId: string, filter: AgentFilter, page: Page): Promise<{ agents: readonly Agent[]; total: number }>;
}
