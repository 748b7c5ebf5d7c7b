export interface CommittedStages {
  add(frameId: string, stageId: string): Promise<void>;
  /** Those whose move was made. */
  among(frameId: string, stageIds: readonly string[]): Promise<readonly string[]>;
}
