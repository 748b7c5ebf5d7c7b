/** When which frame's log of webhooks is cleared next, of all frames. */
export interface DuePurges {
  due(now: Date, limit: number): Promise<readonly string[]>;
  markPurged(frameId: string, nextAt: Date): Promise<void>;
}
