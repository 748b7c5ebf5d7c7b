/** A unit of work that is on disk until it is done. */
export interface Job {
  /** A job with a known id is ignored. */
  readonly id: string;
  /** Jobs with the same key are processed in their order, one at a time. */
  readonly orderingKey: string;
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
}

export type AddResult = 'added' | 'known' | 'full';
