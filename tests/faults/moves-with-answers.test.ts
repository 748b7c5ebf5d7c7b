import { apiOf } from '../support/api';
import { eventually } from '../support/eventually';
import { killService } from '../support/processes';

const KILLED = ['forms', 'funnels', 'forms'];
const WAVE = 12;
const MOVES = KILLED.length * WAVE;

/** The status of a request, or 0 if its response was lost. */
async function attempt(work: () => Promise<{ status: number }>): Promise<number> {
  return await work().then(
    ({ status }) => status,
    () => 0,
  );
}

it('moves with answers are executed completely or not at all, while forms and funnels are killed in turn', async () => {
  const api = apiOf();
  const { form } = (
    await api.send('POST', '/forms', { title: 'Survey', fields: [{ label: 'Area', type: 'number', required: true }] })
  ).body;
  const [area] = form.fields;
  const steps = [{ name: 'Contact' }, { name: 'Offer', form_ids: [form.id] }];
  const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body;
  const [contact, offer] = funnel.steps;
  const projects: string[] = [];
  for (let created = 0; created < MOVES; created += 1) {
    const { project } = (await api.send('POST', '/projects', { name: `Roof ${created}` })).body;
    await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
    projects.push(project.id);
  }
  const move = (project: string, value: number) =>
    api.send('POST', `/funnels/${funnel.id}/projects/${project}/move`, {
      step_id: offer.id,
      answers: [{ field_id: area.id, value }],
    });

  const untilAvailable = () =>
    eventually(async () => {
      expect((await api.get(`/funnels/${funnel.id}/board`)).status).toBe(200);
      expect((await api.get('/get-forms')).status).toBe(200);
    }, 60_000);

  const statuses: number[] = [];
  for (const [wave, killed] of KILLED.entries()) {
    const first = wave * WAVE;
    const moves = projects
      .slice(first, first + WAVE)
      .map((project, index) => attempt(() => move(project, first + index)));
    // When the first move has completed, the others are in different phases.
    await Promise.race(moves);
    await killService(killed);
    statuses.push(...(await Promise.all(moves)));
    await untilAvailable();
  }

  for (const [index, project] of projects.entries()) {
    await eventually(async () => {
      const { assignment } = (await api.get(`/funnels/${funnel.id}/projects/${project}`)).body;
      const accessor = `accessor[type]=project_step_form&accessor[project_id]=${project}&accessor[id]=${offer.id}`;
      const found = (await api.get(`/dynamic-forms-answers?form_id=${form.id}&${accessor}`)).body.answers;
      const values = found.map(({ value }: { value: number }) => value);
      if (statuses[index] === 200) expect(assignment.step_id).toBe(offer.id);
      expect({ step: assignment.step_id, given: values }).toEqual(
        assignment.step_id === offer.id ? { step: offer.id, given: [index] } : { step: contact.id, given: [] },
      );
    }, 60_000);
  }
}, 300_000);
