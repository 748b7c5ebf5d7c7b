import { Revocations } from './revocations';

const START = Date.UTC(2026, 0, 1);
const MAX = 4;

function open() {
  let now = START;
  const revocations = new Revocations(() => now, MAX);
  const until = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
  const isRevoked = (id: string) => {
    const issued = { id, kid: 'k', kind: 'user', generation: 0 } as const;
    return revocations.isRevoked({ issued, subject: 'u', frameId: 'f' });
  };
  return {
    revocations,
    revoke: (id: string, seconds: number) => revocations.add({ kind: 'token', id, until: until(seconds) }),
    isRevoked,
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
}

describe('revocations', () => {
  it('are removed after all affected tokens have expired', () => {
    const { revocations, revoke, isRevoked, pass } = open();
    for (const id of ['a', 'b', 'c']) revoke(id, 10);
    pass(20);

    revoke('d', 30);

    expect(revocations.size).toBe(1);
    expect(['a', 'd'].map(isRevoked)).toEqual([false, true]);
  });

  it('are retained until then, also many', () => {
    const { revocations, revoke, isRevoked } = open();
    for (let id = 0; id < 10 * MAX; id += 1) revoke(String(id), 10);

    expect(revocations.size).toBe(10 * MAX);
    expect(['0', '39', '40'].map(isRevoked)).toEqual([true, true, false]);
  });

  it('of a service account concern its highest generation', () => {
    const { revocations } = open();
    const until = new Date(START + 1_000).toISOString();
    for (const generation of [2, 1]) revocations.add({ kind: 'service_account', id: 's', generation, until });
    const isRevoked = (generation: number) => {
      const issued = { id: 't', kid: 'k', kind: 'service_account', generation } as const;
      return revocations.isRevoked({ issued, subject: 's', frameId: 'f' });
    };

    expect([isRevoked(1), isRevoked(2)]).toEqual([true, false]);
  });
});
