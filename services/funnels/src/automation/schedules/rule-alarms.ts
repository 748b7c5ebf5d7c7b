export interface RuleAlarm {
  readonly frameId: string;
  readonly ruleId: string;
  readonly dueAt: Date;
}

/** Due times of rules, of all frames. */
export interface RuleAlarms {
  due(now: Date, limit: number): Promise<readonly RuleAlarm[]>;
}
