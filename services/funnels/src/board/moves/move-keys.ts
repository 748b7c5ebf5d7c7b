/** Moves that were asked for by a key. */
export interface MoveKeys {
  /** False where a move of that key was made; the key is held until the end of the transaction. */
  claim(frameId: string, key: string, assignmentId: string): Promise<boolean>;
  /** Whether a move of that key was made. */
  has(frameId: string, key: string): Promise<boolean>;
}
