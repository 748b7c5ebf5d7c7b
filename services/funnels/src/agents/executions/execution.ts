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

/** A message of the model or a tool call. */
export interface ExecutionStep {
  readonly kind: 'message' | 'tool_call';
  /** Name of the tool, for `tool_call`. */
  readonly name: string | null;
  readonly arguments: unknown;
  /** Text of the model, or result of the tool. */
  readonly result: string;
  readonly durationMs: number;
}

/** Totals of the calls of an execution. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Decimal. Null if the price of a call is unknown. */
  readonly cost: string | null;
  /** Decimal. Total of the calls with a known price. */
  readonly knownCost: string;
  readonly currency: string | null;
  /** Duration of failed calls. */
  readonly failedSeconds: number;
}

export interface Execution {
  readonly id: string;
  readonly agentId: string;
  readonly agentVersion: number;
  readonly projectId: string | null;
  /** Kind of the caller that started it: user, assistant, automation … */
  readonly trigger: string;
  readonly startedBy: { readonly id: string; readonly name: string | null };
  readonly status: ExecutionStatus;
  readonly input: string;
  readonly output: string | null;
  readonly error: string | null;
  readonly messages: readonly ChatMessage[];
  readonly steps: readonly ExecutionStep[];
  /** Tool calls that wait for an approval. */
  readonly waiting: readonly ToolCall[];
  /** Counts from 1. Incremented after each error of the provider. */
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
