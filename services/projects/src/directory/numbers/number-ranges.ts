/** Counters of a frame. Numbers never repeat, but may have gaps, because a reserved range may remain unused. */
export interface NumberRanges {
  /** The last reserved number, or 0. */
  lastReserved(frameId: string, counter: 'project_code' | 'contact'): Promise<number>;
  /** Reserves `count` consecutive numbers and returns the first of them. */
  reserve(frameId: string, counter: 'project_code' | 'contact', count: number): Promise<number>;
}
