import type { Answer, AnswerChange } from './answer';
import type { AnswerStores } from './answer-store';

/** A field that has answers, with the label of one of them. */
export interface AnsweredField {
  readonly formId: number;
  readonly fieldId: string;
  readonly label: string;
  readonly type: Answer['type'];
  /** Number of answers. */
  readonly answers: number;
}

/** All answers and changes of a frame, or of some of its forms, from one snapshot. */
export interface AnswerRows {
  answeredFields(): Promise<readonly AnsweredField[]>;
  /** All answers except cleared ones, sorted by form, context and field, in batches with backpressure. */
  answers(batchRows: number): AsyncIterable<readonly Answer[]>;
  countChanges(): Promise<number>;
  /** All changes of answers, oldest first, in batches with backpressure. */
  changes(batchRows: number): AsyncIterable<readonly AnswerChange[]>;
}

export interface AnswerSnapshot {
  readonly stores: AnswerStores;
  readonly rows: AnswerRows;
}

export interface AnswerSnapshots {
  /** Streams what `read` yields from one snapshot of the answers of a frame. Empty `formIds` mean all forms. */
  snapshot<T>(
    frameId: string,
    formIds: readonly number[],
    read: (snapshot: AnswerSnapshot) => AsyncIterable<T>,
  ): AsyncGenerator<T>;
}
