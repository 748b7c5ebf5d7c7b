import { randomUUID } from 'node:crypto';
import { BUSY_AT, chooseReplica, hashOf } from './choose-replica';

interface TestReplica {
  readonly name: string;
  readonly hash: number;
  isAvailable: boolean;
  inProgress: number;
}

const replica = (name: string): TestReplica => ({ name, hash: hashOf(name), isAvailable: true, inProgress: 0 });

describe('chooseReplica', () => {
  const tenants = Array.from({ length: 8_000 }, () => randomUUID());
  let a: TestReplica;
  let b: TestReplica;
  let c: TestReplica;
  let d: TestReplica;

  beforeEach(() => {
    a = replica('10.0.0.1');
    b = replica('10.0.0.2');
    c = replica('10.0.0.3');
    d = replica('10.0.0.4');
  });

  it('distributes tenants evenly', () => {
    const counts = new Map<string, number>();
    for (const tenant of tenants) {
      const { name } = chooseReplica([a, b, c, d], tenant);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }

    expect(counts.size).toBe(4);
    for (const count of counts.values()) expect(Math.abs(count / tenants.length - 0.25)).toBeLessThan(0.03);
  });

  it('does not depend on the order of the replicas', () => {
    for (const tenant of tenants) expect(chooseReplica([a, b, c, d], tenant)).toBe(chooseReplica([d, b, a, c], tenant));
  });

  it('moves only the tenants of a replica that leaves', () => {
    const before = tenants.map((tenant) => chooseReplica([a, b, c, d], tenant));
    const after = tenants.map((tenant) => chooseReplica([a, b, d], tenant));

    const moved = tenants.filter((_, index) => before[index] !== after[index]);
    expect(moved).toEqual(tenants.filter((_, index) => before[index] === c));
  });

  it('moves the tenants of an unavailable replica, and of no other', () => {
    const before = tenants.map((tenant) => chooseReplica([a, b, c], tenant));
    b.isAvailable = false;
    const after = tenants.map((tenant) => chooseReplica([a, b, c], tenant));

    expect(after.includes(b)).toBe(false);
    expect(after.filter((one, index) => before[index] !== b && one !== before[index])).toEqual([]);
  });

  it('sends further requests of a tenant to its next replica while the first one is busy', () => {
    const first = chooseReplica([a, b, c], 'tenant');
    first.inProgress = BUSY_AT;
    const second = chooseReplica([a, b, c], 'tenant');
    second.inProgress = BUSY_AT;
    const third = chooseReplica([a, b, c], 'tenant');
    third.inProgress = BUSY_AT;

    expect(new Set([first, second, third]).size).toBe(3);
    expect(chooseReplica([a, b, c], 'tenant')).toBe(first);
  });

  it('prefers a busy replica to an unavailable one, and any replica to the excluded one', () => {
    a.inProgress = BUSY_AT;
    b.isAvailable = false;

    expect(chooseReplica([a, b], 'tenant')).toBe(a);
    expect(chooseReplica([a, b], 'tenant', a)).toBe(b);
    expect(chooseReplica([a], 'tenant', a)).toBe(a);
  });

  it('chooses the least loaded replica without a tenant', () => {
    a.inProgress = 3;
    b.inProgress = 1;
    c.inProgress = 2;

    expect(chooseReplica([a, b, c])).toBe(b);
  });
});
