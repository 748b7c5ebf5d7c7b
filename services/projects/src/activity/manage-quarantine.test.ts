import type { QuarantinedEvent } from '@trackway/contracts';
import { unavailable } from '@trackway/errors';
import { type Caller, newId } from '@trackway/runtime';
import {
  makeDiscardQuarantinedEvent,
  makeListQuarantinedEvents,
  makeReplayQuarantinedEvent,
  type ServiceQuarantine,
} from './manage-quarantine';

const caller: Caller = { kind: 'user', id: newId(), frameId: newId(), scopes: [] };

function anEvent(id: string): QuarantinedEvent {
  const header = { eventId: newId(), type: 'form.created.v1', occurredAt: '2026-01-02T03:04:05Z' };
  return {
    id,
    topic: 'forms.events',
    aggregateId: '7',
    ...header,
    bytes: 9,
    reason: 'large',
    quarantinedAt: new Date(),
  };
}

/** A quarantine in memory. */
function quarantineOf(...events: QuarantinedEvent[]): ServiceQuarantine & { readonly log: string[] } {
  const log: string[] = [];
  const change = (action: string) => async (_caller: Caller, id: string) => {
    log.push(`${action} ${id}`);
    return anEvent(id);
  };
  return { log, list: async () => events, replay: change('replay'), discard: change('discard') };
}

const unreachable: ServiceQuarantine = {
  list: () => Promise.reject(unavailable('forms does not respond.')),
  replay: () => Promise.reject(unavailable('forms does not respond.')),
  discard: () => Promise.reject(unavailable('forms does not respond.')),
};

describe('the quarantined events of a frame', () => {
  it('are those of all services, and name the services that do not respond', async () => {
    const [first, second] = [anEvent('1'), anEvent('2')];
    const quarantines = new Map([
      ['projects', quarantineOf(first)],
      ['forms', unreachable],
      ['funnels', quarantineOf(second)],
    ] as const);

    const logged: object[] = [];
    const logger = { warn: (fields: object) => void logged.push(fields) };

    expect(await makeListQuarantinedEvents({ quarantines, logger })(caller)).toEqual({
      events: [
        { service: 'projects', event: first },
        { service: 'funnels', event: second },
      ],
      unavailable: ['forms'],
    });
    expect(logged).toMatchObject([{ service: 'forms', err: { code: 'service_unavailable' } }]);
  });

  it('are replayed and discarded by their service', async () => {
    const [projects, forms] = [quarantineOf(), quarantineOf()];
    const deps = { quarantines: new Map([['projects', projects] as const, ['forms', forms] as const]) };

    const replayed = await makeReplayQuarantinedEvent(deps)(caller, { service: 'forms', id: '1' });
    await makeDiscardQuarantinedEvent(deps)(caller, { service: 'projects', id: '2' });

    expect(replayed).toMatchObject({ service: 'forms', event: { id: '1' } });
    expect([projects.log, forms.log]).toEqual([['discard 2'], ['replay 1']]);
  });

  it('are not found in a service that is not part of the deployment, and fail while theirs does not respond', async () => {
    const deps = { quarantines: new Map([['forms', unreachable] as const]) };
    const replay = makeReplayQuarantinedEvent(deps);

    await expect(replay(caller, { service: 'spreadsheets', id: '1' })).rejects.toMatchObject({
      code: 'quarantined_event_model_not_found',
    });
    await expect(replay(caller, { service: 'forms', id: '1' })).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
