import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { FetchGrants } from '../../shared/owner-scopes';
import type { AgentStores, UnitOfWork } from '../../unit-of-work';
import type { Agent } from '../definitions/agent';
import type { ModelProviders } from '../models/model-provider';
import type { Toolbox } from '../tools/tool';
import type { FrameLimits } from './budget';
import type { Execution } from './execution';

export interface ExecutionDeps {
  readonly unitOfWork: UnitOfWork<AgentStores>;
  readonly providers: ModelProviders;
  readonly toolbox: Toolbox;
  readonly fetchGrants: FetchGrants;
  readonly frameLimits: FrameLimits;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** An execution with the agent version with which it started. */
export interface ExecutionContext {
  readonly agent: Agent;
  readonly execution: Execution;
  /** The agent as caller, without scopes: its owner's scopes are fetched for each tool call. */
  readonly actor: Caller;
  /** The worker that holds the lease of the execution. */
  readonly workerId: string;
}
