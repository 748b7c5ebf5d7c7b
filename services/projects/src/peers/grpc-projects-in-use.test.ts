import { AppError } from '@trackway/errors';
import { aCaller, quietLogger } from '@trackway/testkit';
import { grpcProjectsInUse } from './grpc-projects-in-use';
import type { PeerClients } from './peer-clients';

type Reply = object | AppError;

/** Peer services that always return the same reply, and record the number of ids of each call. */
function peers(replies: { forms?: Reply; funnels?: Reply; channels?: Reply }) {
  const asked: number[] = [];
  const peer = (reply: Reply) => ({
    unary: async (_: unknown, { projectIds }: { projectIds: string[] }) => {
      asked.push(projectIds.length);
      if (reply instanceof AppError) throw reply;
      return reply;
    },
  });
  const { forms = { answers: [] }, funnels = { assignments: [] }, channels = { projectIds: [] } } = replies;
  const clients: unknown = { forms: peer(forms), funnels: peer(funnels), channels: peer(channels) };
  return { find: grpcProjectsInUse(clients as PeerClients, quietLogger()), asked };
}

describe('projects in use by other services', () => {
  const caller = aCaller();

  it('are those with answers, places in funnels or conversations', async () => {
    const { find } = peers({
      forms: { answers: [{ readForProjectId: 'a' }] },
      funnels: {
        assignments: [
          { projectId: 'b', leftAt: '' },
          { projectId: 'c', leftAt: '2026-01-01T00:00:00.000Z' },
        ],
      },
      channels: { projectIds: ['d'] },
    });

    expect(await find(caller, ['a', 'b', 'c', 'd', 'e'])).toEqual(
      new Map([
        ['a', 'in_use'],
        ['b', 'in_use'],
        ['d', 'in_use'],
      ]),
    );
  });

  it.each(['forms', 'funnels', 'channels'])('are unknown if %s is unavailable', async (name) => {
    const { find } = peers({ [name]: new AppError('unavailable', 'service_unavailable', 'away') });

    expect(await find(caller, ['a'])).toEqual(new Map([['a', 'use_unknown']]));
  });

  it('are in use if one service uses them and another is unavailable', async () => {
    const { find } = peers({
      forms: { answers: [{ readForProjectId: 'a' }] },
      channels: new AppError('unavailable', 'service_unavailable', 'away'),
    });

    expect(await find(caller, ['a', 'b'])).toEqual(
      new Map([
        ['a', 'in_use'],
        ['b', 'use_unknown'],
      ]),
    );
  });

  it('are requested in batches of 100', async () => {
    const { find, asked } = peers({});

    await find(
      caller,
      Array.from({ length: 250 }, (_, index) => String(index)),
    );

    expect(asked.toSorted((one, other) => one - other)).toEqual([50, 50, 50, 100, 100, 100, 100, 100, 100]);
  });
});
