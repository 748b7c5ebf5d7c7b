import type {
  answerChanged,
  assignmentChanged,
  awaitingReplyChanged,
  DataOf,
  formChanged,
  funnelChanged,
} from '@trackway/contracts';

/** A thing as its owner told of it. Versions go up with every change, so that of two states the higher one is the newer. */
export interface Told {
  /** Unique in its frame. */
  readonly id: string | number;
  readonly version: number;
}

type Versioned = Pick<Told, 'version'>;

/** With its steps, in order. */
export type FunnelState = Versioned & DataOf<typeof funnelChanged>['funnel'];
/** A project's place in a funnel; also where it has left it. */
export type AssignmentState = Versioned & DataOf<typeof assignmentChanged>['assignment'];
export type FormState = Versioned & Pick<DataOf<typeof formChanged>['form'], 'id' | 'title' | 'deleted_at'>;
/** With null where it was cleared. */
export type AnswerState = Versioned & DataOf<typeof answerChanged>['answer'];
export type ConversationState = Omit<DataOf<typeof awaitingReplyChanged>, 'conversation_id'> & { readonly id: string };

/** Where a field stands in a form; its version is the form's newest one that has it. */
export interface EdgeState extends Versioned {
  readonly id: string;
  readonly form_id: number;
  readonly label: string;
  readonly type: string;
}

/** What the read model keeps, part by part. */
export interface PartStates {
  readonly funnels: FunnelState;
  readonly assignments: AssignmentState;
  readonly forms: FormState;
  readonly edges: EdgeState;
  readonly answers: AnswerState;
  readonly conversations: ConversationState;
}

export type PartName = keyof PartStates;

/** States of some of the parts. */
export type States = { readonly [Part in PartName]?: readonly PartStates[Part][] };
