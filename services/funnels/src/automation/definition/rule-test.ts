import type { Branch } from './flow-action';

/** A test case of a rule: sample values, and what the rule is expected to do. */
export interface RuleTest {
  readonly name: string;
  /** Values by the field of a condition. Fields without a value are empty. */
  readonly project?: Readonly<Record<string, unknown>>;
  /** Values by the id of an edge, the first argument of conditions on answers. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Details of the event, such as `event` and `fields`. Without it, the event matches the trigger. */
  readonly event?: Readonly<Record<string, unknown>>;
  /** Values of variables that a run would have, such as `reply.ended_by`. */
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly expect: {
    readonly fires: boolean;
    /** Types of the actions with an effect, in their order. */
    readonly actions?: readonly string[];
    /** By the path of an `if`, such as `2` or `2.then.0`. */
    readonly branches?: Readonly<Record<string, Branch>>;
  };
}

export interface RuleTestResult {
  readonly name: string;
  readonly passed: boolean;
  /** Each difference in a sentence with the expected and the actual value. */
  readonly differences: readonly string[];
  readonly actual: {
    readonly fires: boolean;
    /** Why it does not fire. */
    readonly reason: string | null;
    readonly actions: readonly string[];
    readonly branches: Readonly<Record<string, Branch | 'unknown'>>;
  };
}
