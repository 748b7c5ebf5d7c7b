/** How long projects have been standing in steps. */
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
  /** Open projects that came to their step within the window, each stay once for a rule however often it is asked for. */
  claim(frameId: string, ruleId: string, window: StayWindow): Promise<readonly Stay[]>;
}
