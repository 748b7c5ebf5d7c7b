import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { system } from './support/system';

const committed = JSON.parse(readFileSync(join(__dirname, '..', 'docs', 'asyncapi.json'), 'utf8'));

/** Errors of an event by the payload schema of its kind. */
function errorsOf(event: { type: string }) {
  const { components } = committed;
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const validate = ajv.compile({ ...components.messages[event.type].payload, components });
  validate(event);
  return validate.errors ?? [];
}

describe('the AsyncAPI document', () => {
  it('is served by the gateway', async () => {
    const response = await fetch(`${system.base_url}/asyncapi.json`);

    expect(await response.json()).toEqual(committed);
  });

  it('describes the events that a client reads', async () => {
    const api = apiOf();
    const { body: created } = await api.send('POST', '/projects', { name: 'Roof' });
    const path = `/projects/${created.project.id}`;
    await api.send('PATCH', path, { name: 'Roof of the school', budget: 5 });
    await api.send('POST', `${path}/tasks`, { title: 'Measure' });
    const funnel = await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Lead' }, { name: 'Offer' }] });
    const { id, steps } = funnel.body.funnel;
    await api.send('POST', `/funnels/${id}/projects/${created.project.id}`, {});
    await api.send('POST', `/funnels/${id}/projects/${created.project.id}/move`, { step_id: steps[1].id });
    await api.send('DELETE', path);

    const kinds = ['project.created', 'project.updated', 'task.created', 'funnel.entered', 'funnel.moved'];
    const events = await eventually(async () => {
      const { body } = await api.send('GET', '/events?limit=500');
      expect(body.events.map(({ type }: { type: string }) => type)).toEqual(expect.arrayContaining(kinds));
      return body.events as { type: string }[];
    });

    expect(events.map((event) => ({ type: event.type, errors: errorsOf(event) }))).toEqual(
      events.map(({ type }) => ({ type, errors: [] })),
    );
  });
});
