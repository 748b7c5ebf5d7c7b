/** Numbers that count for each frame. */
export interface Counters {
  /** Takes `count` numbers in a row, 1 unless told, and gives the first of them. */
  take(frameId: string, name: 'form' | 'loose_form', count?: number): Promise<number>;
}
