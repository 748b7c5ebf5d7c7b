/** Idempotency keys of moves. */
export interface MoveKeys {
  /** False if a move with this key exists. Locks the key until the end of the transaction. */
  claim(frameId: string, key: string, assignmentId: string): Promise<boolean>;
  /** True if a move with this key exists. */
  has(frameId: string, key: string): Promise<boolean>;
}
