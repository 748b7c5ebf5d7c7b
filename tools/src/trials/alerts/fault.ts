import type { Scene } from './scene';

/** Something that goes wrong, and what its runbook does about it. */
export type Cause = {
  /** What is done to the system, in a sentence. */
  readonly what: string;
  /** What of the runbook is done, in a sentence. */
  readonly cure: string;
  /** Those that must fire while it lasts. */
  readonly alerts: readonly string[];
  /** Those that must fire by what it leaves behind. */
  readonly afterwards?: readonly string[];
  /** Resolves with the cure. */
  begin(scene: Scene): Promise<() => Promise<void>>;
};
