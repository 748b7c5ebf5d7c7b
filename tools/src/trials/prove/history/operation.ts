import type { Step } from './step';

/** Responses have any shape; checks read the members that they expect. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Body = any;

/**
 * `ok`: the request took effect. `rejected`: it had no effect. `unknown`: the response was lost or is a server error, so
 * it took effect at some time after its start, or never.
 */
export type Outcome = 'ok' | 'rejected' | 'unknown';

/** An executed step. */
export type Operation = {
  readonly index: number;
  readonly step: Step;
  /** Index of the client in the program, -1 for setup and final reads. */
  readonly client: number;
  readonly requestId: string;
  /** Variables of the projects that changed, if the outcome was unknown and the history shows the effects. */
  readonly effects?: readonly string[];
  /** Milliseconds of a monotonic clock. */
  readonly startedAt: number;
  /** `Infinity` if the outcome is unknown. */
  readonly endedAt: number;
  readonly outcome: Outcome;
  /** 0 without a response. */
  readonly status: number;
  readonly body: Body;
  /** Version in the ETag of the response. */
  readonly version: number | undefined;
  /** Version in the `If-Match` header of the request. */
  readonly sentIfMatch: number | undefined;
  /** True if the response has a consistency token. */
  readonly hasToken: boolean;
  /** True if the response says that it may not include the writes of the consistency token. */
  readonly isStale: boolean;
};

/** An interval of the monotonic clock in which the system had not recovered from a fault. */
export type Disturbance = { readonly from: number; readonly to: number };

/** Everything that was observed in one tenant. */
export type History = {
  readonly operations: readonly Operation[];
  readonly disturbances: readonly Disturbance[];
  /** Values of the variables of the program. */
  readonly variables: ReadonlyMap<string, string>;
  /** Texts of other tenants in responses to this one. */
  readonly leaks: readonly string[];
};

export type Violation = {
  readonly check: string;
  /** The resource, e.g. `project:0`. */
  readonly subject: string;
  readonly problem: string;
  /** The operations that show it, in the order of their start. */
  readonly operations: readonly Operation[];
};
