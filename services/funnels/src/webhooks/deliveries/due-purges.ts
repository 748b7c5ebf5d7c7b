/** When the webhook events of each frame are purged next. */
export interface DuePurges {
  due(now: Date, limit: number): Promise<readonly string[]>;
  markPurged(frameId: string, nextAt: Date): Promise<void>;
}
