import type { ChatMessage, ToolCall } from '../models/model-provider';

export const executionStatuses = [
  'pending',
  'running',
  'awaiting_approval',
  'completed',
  'failed',
  'cancelled',
] as const;

export type ExecutionStatus = (typeof executionStatuses)[number];

/** What became visible of an execution. */
export interface ExecutionStep {
  readonly kind: 'message' | 'tool_call';
  /** Of tool_call: the tool. */
  readonly name: string | null;
  readonly arguments: unknown;
  /** What the model said, or the tool answered. */
  readonly result: string;
  readonly durationMs: number;
}

/** Of all calls of an execution, as the ledger has them. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Decimal; null where a call's price is not known. */
  readonly cost: string | null;
  /** Decimal; of the calls whose price is known. */
  readonly knownCost: string;
  readonly currency: string | null;
  /** That calls took which came to nothing. */
  readonly failedSeconds: number;
}

export interface Execution {
  readonly id: string;
  readonly agentId: string;
  readonly agentVersion: number;
  readonly projectId: string | null;
  /** The kind of who started it: user, assistant, automation … */
  readonly trigger: string;
  readonly startedBy: { readonly id: string; readonly name: string | null };
  readonly status: ExecutionStatus;
  readonly input: string;
  readonly output: string | null;
  readonly error: string | null;
  readonly messages: readonly ChatMessage[];
  readonly steps: readonly ExecutionStep[];
  /** Calls of tools that wait for a person. */
  readonly waiting: readonly ToolCall[];
  /** Counts from 1; raised by each try after a fault of the provider. */
  readonly attempt: number;
  readonly startKey: string | null;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly depth: number;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  readonly createdAt: Date;
}

export function isFinished({ status }: Pick<Execution, 'status'>): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}
