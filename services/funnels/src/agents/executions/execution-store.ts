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

/** An execution with what is shown beside it. */
export interface ExecutionRecord extends Execution {
  readonly agent: { readonly id: string; readonly name: string };
  readonly provider: string;
  readonly model: string;
  readonly projectCode: string | null;
  readonly usage: Usage;
}

/** How an execution goes on. */
export interface ExecutionProgress {
  readonly status: ExecutionStatus;
  readonly messages?: readonly ChatMessage[];
  readonly steps?: readonly ExecutionStep[];
  /** As they were where left out; none where it is over. */
  readonly waiting?: readonly ToolCall[];
  readonly output?: string;
  readonly error?: string;
  readonly attempt?: number;
  readonly at: Date;
}

/** A call of a model that is about to be made. */
export interface PlannedCall {
  readonly id: string;
  readonly executionId: string;
  readonly agentId: string;
  readonly provider: string;
  readonly model: string;
  readonly calledAt: Date;
  /** Undefined in calls from before it was recorded. */
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
  /** Stores a new one and puts it up for work. False where one of the same start key is there; nothing is stored then. */
  insert(frameId: string, execution: Execution): Promise<boolean>;
  find(frameId: string, id: string): Promise<Execution | undefined>;
  lock(frameId: string, id: string): Promise<Execution | undefined>;
  /** As `lock`, for the worker that continues the execution. @throws LeaseLostError if another worker has taken over. */
  lockForWorker(frameId: string, id: string, workerId: string): Promise<Execution | undefined>;
  findByStartKey(frameId: string, key: string): Promise<Execution | undefined>;
  /** `messages` and `steps` are added to those that are there. */
  recordProgress(frameId: string, id: string, progress: ExecutionProgress): Promise<void>;
  /** Puts it up for work again. */
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

/** What models cost. */
export interface ModelCallLedger {
  /** The call that was planned and never settled, because whoever made it was stopped. */
  open(frameId: string, executionId: string): Promise<PlannedCall | undefined>;
  /** Makes other executions of the frame wait until the end of the transaction before they reserve a call. */
  lockBudgets(frameId: string): Promise<void>;
  /** The reservation counts until the call is settled. */
  plan(frameId: string, call: PlannedCall, reservation: Reservation): Promise<void>;
  settle(frameId: string, id: string, settled: SettledCall): Promise<void>;
  usageOf(frameId: string, executionId: string): Promise<Usage>;
  /** Of an agent, or of the whole frame, since a time. */
  usageSince(frameId: string, since: Date, agentId?: string): Promise<Usage>;
  /** Of calls in progress that began since a time; of an agent, or of the whole frame. */
  reservedSince(frameId: string, since: Date, agentId?: string): Promise<Reservation>;
}
