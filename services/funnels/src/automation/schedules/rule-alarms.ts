export interface Alarm {
  readonly frameId: string;
  readonly ruleId: string;
  readonly dueAt: Date;
}

/** When rules have to be looked at, of all frames. */
export interface Alarms {
  due(now: Date, limit: number): Promise<readonly Alarm[]>;
}
