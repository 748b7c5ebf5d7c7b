import { type Api, apiOf } from './api';
import { aChannel, post, secretOf, signed } from './channels';

/** A frame with data of all services that searches use: funnels, forms and a channel. */
export async function createSampleFrame(projects: number) {
  const api = apiOf();
  const steps = [{ name: 'Lead' }, { name: 'Offer' }, { name: 'Won' }];
  const create = async (path: string, fields: object) => {
    const response = await api.send('POST', path, fields);
    expect(response).toMatchObject({ status: 200 });
    return response.body;
  };
  const { funnel } = await create('/funnels', { name: 'Sales', steps });
  const fields = [
    { label: 'Area', type: 'number' },
    { label: 'Notes', type: 'short_text' },
  ];
  const { form } = await create('/forms', { title: 'Survey', fields });
  const channel = await aChannel(api);
  const secret = await secretOf(api, channel);
  const ids: string[] = [];
  for (let n = 0; n < projects; n += 1) {
    const { project } = await create('/projects', { name: `Roof ${n}` });
    ids.push(project.id);
    await create(`/funnels/${funnel.id}/projects/${project.id}`, {});
  }
  const [area] = form.fields as { id: string }[];
  return {
    api,
    funnelId: funnel.id as string,
    stepIds: funnel.steps.map(({ id }: { id: string }) => id),
    ...frameOf(),
  };

  function frameOf() {
    return {
      projectIds: ids,
      edge: area?.id ?? '',
      move: (project: string, step: string) =>
        api.send('POST', `/funnels/${funnel.id}/projects/${project}/move`, { step_id: step }),
      answer: (project: string, value: number | null) =>
        api.send('PUT', '/dynamic-forms-answers', {
          form_id: form.id,
          accessor: { type: 'project_form', project_id: project },
          answers: [{ field_id: area?.id, value }],
        }),
      receive: (project: string, sender: string) => {
        const message = { message: 'Hello', project_id: project, sender: { id: sender } };
        return post(channel.external_ref, message, signed(secret, message));
      },
    };
  }
}

export type SampleFrame = Awaited<ReturnType<typeof createSampleFrame>>;

/** The ids that a search with one filter returns. */
export async function find(api: Api, filter: object): Promise<{ ids: string[]; stale: string | null }> {
  const { body, headers } = await api.send('POST', '/projects/search', { filters: [filter], perPage: 100 });
  return { ids: body.projects.map(({ id }: { id: string }) => id).sort(), stale: headers.get('x-trackway-stale') };
}
