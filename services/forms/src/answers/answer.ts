import type { FieldType } from '../fields/field';
import type { FieldValue } from '../fields/field-value';
import type { Accessor } from '../projects/accessor';

/** The author of an answer. The name is as of the time of the answer. */
export interface Respondent {
  readonly kind: string;
  readonly id: string;
  readonly name: string | null;
}

/** The answer to one field in one context. A cleared answer is retained with null, so that its version numbers continue. */
export interface Answer {
  readonly id: string;
  readonly frameId: string;
  readonly formId: number;
  /** Version of the form at the time of the answer. */
  readonly formVersion: number;
  readonly fieldId: string;
  readonly label: string;
  readonly type: FieldType;
  readonly accessor: Accessor;
  readonly value: FieldValue;
  readonly answeredBy: Respondent;
  readonly answeredAt: Date;
  readonly version: number;
}

/** Source of an answer. */
export const answerWays = ['api', 'form_link', 'upload', 'move', 'duplicate', 'import'] as const;

export type AnswerWay = (typeof answerWays)[number];

/** What changed an answer. */
export interface AnswerCause {
  /** The first cause of the chain. */
  readonly correlationId: string;
  /** The event, rule run or other cause that made the change directly. Null for a request of a client. */
  readonly causationId: string | null;
  readonly requestId: string | null;
  /** The events by which consequences name the change as their cause. */
  readonly eventIds: readonly string[];
}

/** The replacement of a value. */
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
  readonly changedBy: Respondent;
  readonly way: AnswerWay;
  readonly changedAt: Date;
  /** Absent in changes from before causes were recorded. */
  readonly cause?: AnswerCause;
}

type PlacedInTime = Pick<AnswerChange, 'id' | 'changedAt'>;

/** Compares changes by their time. */
export function oldestFirst(one: PlacedInTime, other: PlacedInTime): number {
  return one.changedAt.getTime() - other.changedAt.getTime() || (one.id > other.id ? 1 : -1);
}
