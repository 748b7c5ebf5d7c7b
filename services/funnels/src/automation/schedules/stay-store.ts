/** A stay of an open project in a step. */
export interface Stay {
  readonly projectId: string;
  readonly funnelId: string;
  readonly stepId: string;
  readonly linkedAt: Date;
}

export interface StayWindow {
  readonly linkedBefore: Date;
  readonly linkedAfter: Date;
  readonly stepId?: string;
  readonly funnelId?: string;
}

export interface StayStore {
  /** Claims the stays that started within the window. Each stay is returned once for a rule. */
  claim(frameId: string, ruleId: string, window: StayWindow): Promise<readonly Stay[]>;
}
