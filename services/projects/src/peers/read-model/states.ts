import type {
  answerChanged,
  assignmentChanged,
  awaitingReplyChanged,
  DataOf,
  formChanged,
  funnelChanged,
} from '@trackway/contracts';

/** The state of a record as its source service published it. Versions increase with every change. */
export interface SourceState {
  /** Unique in its frame. */
  readonly id: string | number;
  readonly version: number;
}

type Versioned = Pick<SourceState, 'version'>;

/** A funnel with its steps in order. */
export type FunnelState = Versioned & DataOf<typeof funnelChanged>['funnel'];
/** An assignment of a project to a funnel, also after the project has left it. */
export type AssignmentState = Versioned & DataOf<typeof assignmentChanged>['assignment'];
export type FormState = Versioned & Pick<DataOf<typeof formChanged>['form'], 'id' | 'title' | 'deleted_at'>;
/** The value is null if the answer was cleared. */
export type AnswerState = Versioned & DataOf<typeof answerChanged>['answer'];
export type ConversationState = Omit<DataOf<typeof awaitingReplyChanged>, 'conversation_id'> & { readonly id: string };

/** A field of a form. Its version is the newest version of the form that has it. */
export interface EdgeState extends Versioned {
  readonly id: string;
  readonly form_id: number;
  readonly label: string;
  readonly type: string;
}

/** The states of each part of the read model. */
export interface PartStates {
  readonly funnels: FunnelState;
  readonly assignments: AssignmentState;
  readonly forms: FormState;
  readonly edges: EdgeState;
  readonly answers: AnswerState;
  readonly conversations: ConversationState;
}

export type PartName = keyof PartStates;

/** States of some parts. */
export type States = { readonly [Part in PartName]?: readonly PartStates[Part][] };
