import type { SystemHandle } from './system-handle';

/** A fault that is injected into a system, and the remedy of its runbook. */
export type Fault = {
  /** The fault, in a sentence. */
  readonly description: string;
  /** The remedy of the runbook, in a sentence. */
  readonly remedy: string;
  /** Alerts that must fire during the fault. */
  readonly alerts: readonly string[];
  /** Alerts that must fire after the remedy. */
  readonly laterAlerts?: readonly string[];
  /** Injects the fault. Resolves with a function that applies the remedy. */
  inject(handle: SystemHandle): Promise<() => Promise<void>>;
};
