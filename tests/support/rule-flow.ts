import { type Api, apiOf } from './api';
import { eventually } from './eventually';

export interface FlowRun {
  readonly id: string;
  readonly status: string;
  readonly waiting: { readonly path: string; readonly reason: string } | null;
  readonly steps: readonly { readonly path: string; readonly status: string; readonly branch: string | null }[];
}

export type RuleFlow = Awaited<ReturnType<typeof openRuleFlow>>;

/** A new frame with a project and a funnel, whose rules run when the project enters the first step. */
export async function openRuleFlow() {
  const api: Api = apiOf();
  const steps = [{ name: 'Contact' }, { name: 'Offer' }];
  const funnel: { id: string; steps: { id: string }[] } = (await api.send('POST', '/funnels', { name: 'Sales', steps }))
    .body.funnel;
  const project: { id: string; code: string } = (await api.send('POST', '/projects', { name: 'Roof', budget: 500 }))
    .body.project;
  return {
    api,
    funnel,
    project,
    child: async () =>
      (await api.send('POST', '/projects', { name: 'Part', parent_id: project.id })).body.project.id as string,
    enter: () => api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {}),
    read: async (id: string) => (await api.get(`/projects/${id}`)).body.project,
    create: async (actions: readonly object[], fields: object = {}): Promise<string> => {
      const trigger = { type: 'entered', step_id: funnel.steps[0]?.id };
      const { status, body } = await api.send('POST', '/automations', { name: 'Flow', trigger, actions, ...fields });
      expect({ status, body }).toMatchObject({ status: 200 });
      return body.automation.id;
    },
    runOf: (id: string, expected: object): Promise<FlowRun> =>
      eventually(async () => {
        const { runs } = (await api.get(`/automations/${id}/runs`)).body;
        expect(runs).toMatchObject([expected]);
        return runs[0];
      }, 60_000),
  };
}

export const setImpact = (value: unknown) => ({ type: 'set_field', field: 'impact', value });
export const setDescription = (value: string) => ({ type: 'set_field', field: 'description', value });
