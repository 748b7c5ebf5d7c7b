import { invalidInput, notFound, unavailable } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import type { Webhook } from '../subscriptions/webhook';
import { makeCheckDelivery } from './check-delivery';
import type { Delivery } from './delivery';

const frameId = newId();
const projectId = newId();
const owner = { kind: 'user', id: newId(), name: 'Bo' } as const;
const ofView = (viewId: string | null) => ({ id: newId(), name: 'Hook', owner, viewId }) as Webhook;
const anEvent = (changes: Partial<Delivery['event']> = {}) =>
  ({ kind: 'project.updated', projectId, consistencyToken: 'token', ...changes }) as Delivery['event'];

/** Checks deliveries if the view has these projects, or reading it fails. */
function open(projects: readonly string[] | Error, scopes: readonly string[] | Error = ['projects:read']) {
  const asked: unknown[] = [];
  const check = makeCheckDelivery(
    {
      fetchGrants: async () => {
        if (scopes instanceof Error) throw scopes;
        return { active: true, scopes };
      },
      isInView: async (caller, viewId, project, token) => {
        asked.push({ by: caller.id, viewId, token });
        if (projects instanceof Error) throw projects;
        return projects.includes(project);
      },
    },
    frameId,
  );
  return { asked, check };
}

describe('the check of a delivery', () => {
  it('reads the view as the owner, after the change of the event', async () => {
    const viewId = newId();
    const { asked, check } = open([projectId]);

    expect(await check(ofView(viewId), anEvent())).toBe('send');
    expect(asked).toEqual([{ by: owner.id, viewId, token: 'token' }]);
  });

  it('skips projects outside the view, and events without a project', async () => {
    const { check } = open([]);

    expect(await check(ofView(newId()), anEvent())).toBe('skip');
    expect(await check(ofView(newId()), anEvent({ projectId: null }))).toBe('skip');
    expect(await check(ofView(null), anEvent({ projectId: null }))).toBe('send');
  });

  it('pauses the webhook if the view or a scope is missing', async () => {
    const webhook = ofView(newId());

    expect(await open(notFound('view')).check(webhook, anEvent())).toMatchObject({
      pause: expect.stringContaining('view_id'),
    });
    expect(await open([projectId], []).check(webhook, anEvent())).toMatchObject({
      pause: expect.stringContaining('projects:read'),
    });
  });

  it('pauses the webhook if its view cannot be evaluated any more', async () => {
    const { check } = open(invalidInput({ filters: ['The field colour does not exist.'] }));

    expect(await check(ofView(newId()), anEvent())).toEqual({
      pause: expect.stringContaining('The field colour does not exist.'),
    });
    await expect(open(new TypeError('A bug.')).check(ofView(newId()), anEvent())).rejects.toThrow('A bug.');
  });

  it('waits while projects is unavailable', async () => {
    const webhook = ofView(newId());

    expect(await open(unavailable('Down.')).check(webhook, anEvent())).toBe('later');
    expect(await open([projectId], unavailable('Down.')).check(webhook, anEvent())).toBe('later');
  });
});
