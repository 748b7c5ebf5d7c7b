import type { DrillCluster } from './cluster/drill-cluster';

/** Variables of the commands of a runbook, such as SERVICE. */
export type Variables = Readonly<Record<string, string>>;

/** Operations of an incident that the drill performs while an operator would follow the runbook. */
export type Operator = {
  /** Executes a step of a runbook as written, and returns its output. @throws Error if a command fails */
  follow(runbook: string, title: string, variables?: Variables): Promise<string>;
  /** An action that no runbook can contain as a command, such as the repair of a server. It is listed in the result. */
  act(description: string, action: () => Promise<void>): Promise<void>;
};

/** Resolves the incident by its runbooks. */
export type Resolve = (operator: Operator) => Promise<void>;

/** An incident, the alerts that must fire, and its resolution by runbooks. */
export type Incident = {
  readonly name: string;
  /** What happens, in a sentence. */
  readonly description: string;
  /** Alerts that must fire, each within `limitSeconds` by the accelerated rules. */
  readonly alerts: readonly string[];
  /** Alerts that must fire while the incident is resolved, such as those of the use of a revoked token. */
  readonly laterAlerts?: readonly string[];
  readonly limitSeconds: number;
  /** The first runbook, which an alert names or a runbook of an alert links to. */
  readonly runbook: string;
  /** Prepares the cluster before the measurement. `inject` returns the resolution. */
  prepare?(cluster: DrillCluster): Promise<void>;
  inject(cluster: DrillCluster): Promise<Resolve>;
  /** Restores what later incidents require. */
  restore?(cluster: DrillCluster): Promise<void>;
};
