import type { answerChanged, DataOf, Event, formChanged } from '@trackway/contracts';

export type AnswerEvent = Event<DataOf<typeof answerChanged>>;
export type FormEvent = Event<DataOf<typeof formChanged>>;

/** What searches need of answers. Events may be repeated, late, and older after newer: the newest state stays. */
export interface AnswerReadModel {
  /** Of one frame. */
  keepAnswers(frameId: string, events: readonly AnswerEvent[]): Promise<void>;
  /** Of one frame. */
  keepForms(frameId: string, events: readonly FormEvent[]): Promise<void>;
}
