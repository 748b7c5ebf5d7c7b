/** When which frame's log of webhooks is cleared next, of all frames. */
export interface DueSweeps {
  due(now: Date, limit: number): Promise<readonly string[]>;
  swept(frameId: string, nextAt: Date): Promise<void>;
}
