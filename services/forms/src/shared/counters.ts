/** Sequences of ids, one for each frame. */
export interface Counters {
  /** Reserves `count` consecutive numbers (default: 1) and returns the first. */
  take(frameId: string, name: 'form' | 'loose_form', count?: number): Promise<number>;
}
