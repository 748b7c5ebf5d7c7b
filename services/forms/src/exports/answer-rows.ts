import type { Answer, AnswerChange } from '../answers/answer';

/** A field that has answers, as one of them calls it. */
export interface AnsweredField {
  readonly formId: number;
  readonly fieldId: string;
  readonly label: string;
  readonly type: Answer['type'];
  /** How many answers it has. */
  readonly answers: number;
}

/** Everything of a frame, or of some of its forms, at one moment. */
export interface AnswerRows {
  /** Which fields have answers, by form. */
  answeredFields(): Promise<readonly AnsweredField[]>;
  /** All answers, without cleared ones, by form, context and field, in batches at the reader's pace. */
  answers(batchRows: number): AsyncIterable<readonly Answer[]>;
  countChanges(): Promise<number>;
  /** Every change of answers, oldest first, in batches at the reader's pace. */
  changes(batchRows: number): AsyncIterable<readonly AnswerChange[]>;
}
