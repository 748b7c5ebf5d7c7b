export interface RuleAlarm {
  readonly frameId: string;
  readonly ruleId: string;
  readonly dueAt: Date;
}

/** A run whose wait has to be checked. */
export interface DueWait {
  readonly frameId: string;
  readonly runId: string;
}

/** Due times of rules and of waiting runs, of all frames. */
export interface RuleAlarms {
  due(now: Date, limit: number): Promise<readonly (RuleAlarm | DueWait)[]>;
}
