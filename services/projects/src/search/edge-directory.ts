/** Knows where fields stand in forms. */
export interface EdgeDirectory {
  /** The types of those edges that the frame has, by their ids. */
  typesOf(frameId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
