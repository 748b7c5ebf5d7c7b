import type { FieldType } from '../fields/field';
import type { FieldValue } from '../fields/field-value';
import type { Accessor } from '../projects/accessor';

/** Who answered, as they were called at that time. */
export interface Answerer {
  readonly kind: string;
  readonly id: string;
  readonly name: string | null;
}

/** The answer to one field in one context. One that was cleared stays, with null, so that its versions go on. */
export interface Answer {
  readonly id: string;
  readonly frameId: string;
  readonly formId: number;
  /** The version of the form that the answer was given to. */
  readonly formVersion: number;
  readonly fieldId: string;
  readonly label: string;
  readonly type: FieldType;
  readonly accessor: Accessor;
  readonly value: FieldValue;
  readonly answeredBy: Answerer;
  readonly answeredAt: Date;
  readonly version: number;
}

/** By which way an answer came. */
export const answerWays = ['api', 'form_link', 'upload', 'move', 'duplicate'] as const;

export type AnswerWay = (typeof answerWays)[number];

/** A value that was replaced by another. */
export interface AnswerChange {
  readonly id: string;
  readonly answerId: string;
  readonly frameId: string;
  readonly formId: number;
  readonly fieldId: string;
  readonly label: string;
  readonly type: FieldType;
  readonly accessor: Accessor;
  readonly oldValue: FieldValue;
  readonly newValue: FieldValue;
  readonly changedBy: Answerer;
  readonly way: AnswerWay;
  readonly changedAt: Date;
}
