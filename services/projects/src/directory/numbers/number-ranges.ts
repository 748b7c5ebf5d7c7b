/** Numbers that count for each frame and never repeat. They may skip, because a range that was taken may go unused. */
export interface NumberRanges {
  /** The number that was taken last; 0 where there was none. */
  last(frameId: string, counter: 'project_code' | 'contact'): Promise<number>;
  /** Takes `count` numbers in a row and gives the first of them. */
  take(frameId: string, counter: 'project_code' | 'contact', count: number): Promise<number>;
}
