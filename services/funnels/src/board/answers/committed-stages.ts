export interface CommittedStages {
  add(frameId: string, stageId: string): Promise<void>;
  /** Returns the stages whose move was committed. */
  among(frameId: string, stageIds: readonly string[]): Promise<readonly string[]>;
}
