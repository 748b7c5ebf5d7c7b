/** Counters of a frame. Numbers never repeat, but may have gaps, because a reserved range may remain unused. */
export interface NumberRanges {
  /** The last reserved number, or 0. */
  lastReserved(frameId: string, counter: 'project_code' | 'contact'): Promise<number>;
  /** Reserves `count` consecutive numbers and returns the first of them. */
  reserve(frameId: string, counter: 'project_code' | 'contact', count: number): Promise<number>;
}

export interface ImportNumbers extends NumberRanges {
  /**
   * Runs a transaction that reserves numbers. It waits while so many are running that no connection would be left for
   * the reservations.
   */
  withinLimit<Result>(transaction: () => Promise<Result>): Promise<Result>;
}
