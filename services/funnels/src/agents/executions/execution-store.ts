import type { Page } from '@trackway/application';
import type { Period } from '../../shared/listing/period';
import type { ChatMessage, ModelPrice, ToolCall } from '../models/model-provider';
import type { Reservation } from './budget';
import type { Execution, ExecutionStatus, ExecutionStep, Usage } from './execution';

export interface ExecutionFilter extends Partial<Period> {
  readonly agentIds?: readonly string[];
  readonly projectIds?: readonly string[];
  readonly statuses?: readonly string[];
}

/** An execution with related data for responses. */
export interface ExecutionRecord extends Execution {
  readonly agent: { readonly id: string; readonly name: string };
  readonly provider: string;
  readonly model: string;
  readonly projectCode: string | null;
  readonly usage: Usage;
}

export interface ExecutionProgress {
  readonly status: ExecutionStatus;
  readonly messages?: readonly ChatMessage[];
  readonly steps?: readonly ExecutionStep[];
  /** Unchanged by default. Cleared when the execution finishes. */
  readonly waiting?: readonly ToolCall[];
  readonly output?: string;
  readonly error?: string;
  readonly attempt?: number;
  readonly at: Date;
}

/** A call that is about to be made. */
export interface PlannedCall {
  readonly id: string;
  readonly executionId: string;
  readonly agentId: string;
  readonly provider: string;
  readonly model: string;
  readonly calledAt: Date;
  /** Undefined for calls that were recorded before this field existed. */
  readonly maxOutputTokens?: number | undefined;
}

export interface SettledCall {
  readonly status: 'succeeded' | 'failed';
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly price: ModelPrice | undefined;
  readonly error?: string;
  readonly at: Date;
}

export interface ExecutionStore {
  /** Stores an execution and adds it to the queue. False, without effect, if the start key exists. */
  insert(frameId: string, execution: Execution): Promise<boolean>;
  find(frameId: string, id: string): Promise<Execution | undefined>;
  lock(frameId: string, id: string): Promise<Execution | undefined>;
  /** As `lock`, but only for the worker that holds the lease. @throws LeaseLostError */
  lockForWorker(frameId: string, id: string, workerId: string): Promise<Execution | undefined>;
  findByStartKey(frameId: string, key: string): Promise<Execution | undefined>;
  /** Appends `messages` and `steps`. */
  recordProgress(frameId: string, id: string, progress: ExecutionProgress): Promise<void>;
  /** Adds the execution to the queue again. */
  enqueue(frameId: string, id: string): Promise<void>;
  record(frameId: string, id: string): Promise<ExecutionRecord | undefined>;
  page(
    frameId: string,
    filter: ExecutionFilter,
    page: Page,
  ): Promise<{ executions: readonly ExecutionRecord[]; total: number }>;
  count(frameId: string): Promise<{ total: number; newest: number | undefined }>;
  before(frameId: string, position: number, limit: number): Promise<{ rows: readonly ExecutionRecord[]; next: number }>;
}

/** Model calls with their tokens and costs. */
export interface ModelCallLedger {
  /** The planned call that was never settled, because its worker was stopped. */
  open(frameId: string, executionId: string): Promise<PlannedCall | undefined>;
  /** Serializes reservations of the frame until the end of the transaction. */
  lockBudgets(frameId: string): Promise<void>;
  /** The reservation counts until the call is settled. */
  plan(frameId: string, call: PlannedCall, reservation: Reservation): Promise<void>;
  settle(frameId: string, id: string, settled: SettledCall): Promise<void>;
  usageOf(frameId: string, executionId: string): Promise<Usage>;
  /** Of one agent, or of all agents of the frame. */
  usageSince(frameId: string, since: Date, agentId?: string): Promise<Usage>;
  /** Of calls in progress that started since then; of one agent, or of all agents of the frame. */
  reservedSince(frameId: string, since: Date, agentId?: string): Promise<Reservation>;
}
