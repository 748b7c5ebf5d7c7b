import type { Owner } from '../../shared/owner';

/** Limits of one execution, and of all executions of a day. */
export interface AgentLimits {
  /** Model calls and tool calls. */
  readonly max_steps: number;
  /** Input and output tokens of one execution. */
  readonly max_tokens: number;
  readonly max_seconds: number;
  /** In the currency of the provider's prices. Only models with a price can have it. */
  readonly max_cost?: number | undefined;
  /** Of all executions since midnight UTC. */
  readonly daily_tokens?: number | undefined;
  readonly daily_cost?: number | undefined;
}

/** A change creates a new version. Executions keep the version with which they started. */
export interface AgentDefinition {
  readonly name: string;
  /** The name of a configured provider, or echo. */
  readonly provider: string;
  readonly model: string;
  readonly instructions: string;
  readonly tools: readonly string[];
  readonly limits: AgentLimits;
  /** A user must approve each tool call that changes data. */
  readonly needsApproval: boolean;
}

export interface Agent extends AgentDefinition {
  readonly id: string;
  readonly version: number;
  /** The author of the latest version. Tools act on behalf of the owner. */
  readonly owner: Owner;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}
