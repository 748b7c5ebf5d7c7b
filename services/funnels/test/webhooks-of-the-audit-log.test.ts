import { aCaller, eventually } from '@trackway/testkit';
import { eventSchema } from '../src/webhooks/events/webhook-document-schemas';
import { funnelClient } from './funnel-client';
import { WebhookFixture } from './webhook-fixture';

const KIND = 'audit.entry_recorded';

describe('webhooks and events of the audit log', () => {
  const fixture = new WebhookFixture();

  beforeAll(() => fixture.start(), 60_000);
  beforeEach(() => fixture.beforeTest());
  afterEach(() => fixture.afterTest());
  afterAll(() => fixture.stop());

  const received = () => fixture.receiver.received.map(({ body }) => eventSchema(KIND).parse(JSON.parse(body)));

  it('deliver each entry once, in the order of the chain', async () => {
    await fixture.webhook({ kinds: [KIND] });

    await fixture.publish.auditEntry(1, 2, 3);

    await fixture.untilReceived(3);
    expect(received().map(({ data }) => data.sequence)).toEqual([1, 2, 3]);
    expect(received()[0]).toMatchObject({ subject: received()[0]?.data.id, data: { action: 'automation.updated' } });
    const { body } = await fixture.client.send('GET', `events?kinds=${KIND}`);
    expect(body['events']).toMatchObject([1, 2, 3].map((sequence) => ({ type: KIND, data: { sequence } })));
  });

  it('are not part of all kinds', async () => {
    await fixture.webhook({ kinds: ['*'] });

    await fixture.publish.auditEntry(1);
    await fixture.publish.line(fixture.project, 'project.updated');

    await fixture.untilReceived(1);
    expect(fixture.receiver.received[0]?.body).toContain('project.updated');
    const { body } = await fixture.client.send('GET', 'events');
    expect(JSON.stringify(body)).not.toContain(KIND);
  });

  it('need system:read, when they are created and for each delivery', async () => {
    const scopes = ['automations:read', 'automations:write', 'projects:read'];
    const narrow = funnelClient(fixture.port, aCaller({ frameId: fixture.client.caller.frameId, scopes }));
    const body = { name: 'World', url: fixture.receiver.url, kinds: [KIND] };

    const rejected = [await narrow.send('POST', 'webhooks', body), await narrow.send('GET', `events?kinds=${KIND}`)];
    for (const { status, body: error } of rejected) {
      expect({ status, scope: error['required_scope'] }).toEqual({ status: 403, scope: 'system:read' });
    }

    const { id } = await fixture.webhook({ kinds: [KIND] });
    fixture.projects.effects.scopes.set(fixture.client.caller.id, scopes);
    await fixture.publish.auditEntry(1);
    await eventually(async () => expect(await fixture.read(id)).toMatchObject({ active: false }));
    expect(fixture.receiver.received).toEqual([]);
  });
});
