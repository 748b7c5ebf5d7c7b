export interface RuleAlarm {
  readonly frameId: string;
  readonly ruleId: string;
  readonly dueAt: Date;
}

/** When rules have to be looked at, of all frames. */
export interface RuleAlarms {
  due(now: Date, limit: number): Promise<readonly RuleAlarm[]>;
}
