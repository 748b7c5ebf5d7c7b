import { eventually } from '@trackway/testkit';
import type { FunnelClient } from './funnel-client';

export interface RuleRun {
  readonly id: string;
  readonly status: string;
  readonly error: string | null;
  readonly waiting: { readonly path: string; readonly reason: string; readonly resumes_at: string } | null;
  readonly steps: readonly {
    readonly path: string;
    readonly action: string;
    readonly status: string;
    readonly detail: string;
    readonly error: string | null;
    readonly branch: string | null;
    readonly items_count: number | null;
  }[];
}

/** Creates automations that run when a project enters a step, and reads their runs. */
export function ruleClient(client: FunnelClient) {
  return {
    create: async (actions: readonly object[], fields: object = {}): Promise<string> => {
      const body = { name: 'Rule', trigger: { type: 'entered' }, actions, ...fields };
      return (await client.get<{ id: string }>('automation', 'POST', 'automations', body)).id;
    },
    /** The latest run, when it has the status. */
    run: (id: string, status: string): Promise<RuleRun> =>
      eventually(async () => {
        const [run] = await client.get<RuleRun[]>('runs', 'GET', `automations/${id}/runs`);
        expect(run).toMatchObject({ status });
        return run as RuleRun;
      }),
    /** One of several runs, when it has the status. */
    runWithId: (id: string, runId: string, status: string): Promise<RuleRun> =>
      eventually(async () => {
        const runs = await client.get<RuleRun[]>('runs', 'GET', `automations/${id}/runs`);
        const run = runs.find((one) => one.id === runId);
        expect(run).toMatchObject({ status });
        return run as RuleRun;
      }),
  };
}

/** An `if` action. */
export function choose(conditions: readonly object[], yes: readonly object[], no?: readonly object[]): object {
  // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
  return { type: 'if', conditions, then: yes, ...(no ? { else: no } : {}) };
}
