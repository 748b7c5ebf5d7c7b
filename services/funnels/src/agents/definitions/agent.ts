import type { Owner } from '../../shared/owner';

/** What an execution may take, and what all executions of an agent may take in a day. */
export interface AgentLimits {
  /** Calls of the model and of tools together. */
  readonly max_steps: number;
  /** Of all calls of one execution, in and out. */
  readonly max_tokens: number;
  readonly max_seconds: number;
  /** In the currency of the provider's prices; a model without a price can't be limited so. */
  readonly max_cost?: number | undefined;
  /** Of all executions of the agent since midnight, UTC. */
  readonly daily_tokens?: number | undefined;
  readonly daily_cost?: number | undefined;
}

/** What an agent is. A change makes a new version; executions keep the one that they began with. */
export interface AgentDefinition {
  readonly name: string;
  /** The name of a configured provider, or echo. */
  readonly provider: string;
  readonly model: string;
  readonly instructions: string;
  readonly tools: readonly string[];
  readonly limits: AgentLimits;
  /** A person decides about each call of a tool that changes something. */
  readonly needsApproval: boolean;
}

export interface Agent extends AgentDefinition {
  readonly id: string;
  readonly version: number;
  /** On whose behalf its tools act: who wrote the newest version. */
  readonly owner: Owner;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}
