import { FairSlots, type SlotOwner } from './fair-slots';

const LIMITS = { total: 4, perTenant: 2, perAddress: 1, anonymous: 2, maxWaiting: 3 };
const tenant = (key: string): SlotOwner => ({ key, isAnonymous: false });
const address = (key: string): SlotOwner => ({ key, isAnonymous: true });

describe('FairSlots', () => {
  let slots: FairSlots;
  let granted: string[];

  beforeEach(() => {
    slots = new FairSlots(LIMITS);
    granted = [];
  });

  const ask = (owner: SlotOwner) => slots.acquire(owner, () => granted.push(owner.key));

  it('limits the slots of one tenant and leaves the others to other tenants', () => {
    for (let count = 0; count < 4; count += 1) ask(tenant('a'));
    ask(tenant('b'));

    expect(granted).toEqual(['a', 'a', 'b']);
  });

  it('limits clients without a token by address and together', () => {
    for (const key of ['1', '1', '2', '3']) ask(address(key));
    ask(tenant('a'));

    expect(granted).toEqual(['1', '2', 'a']);
  });

  it('grants waiting requests in turns between owners', () => {
    for (const key of ['a', 'a', 'b', 'b']) ask(tenant(key));
    for (const key of ['c', 'c', 'c', 'd']) ask(tenant(key));
    granted.length = 0;

    for (const key of ['a', 'a', 'b']) slots.release(tenant(key));

    expect(granted).toEqual(['c', 'd', 'c']);
  });

  it('rejects a request when too many of its owner wait', () => {
    const accepted = Array.from({ length: 6 }, () => ask(tenant('a')));

    expect(accepted).toEqual([true, true, true, true, true, false]);
  });

  it('does not grant a slot to a cancelled request', () => {
    for (const key of ['a', 'a']) ask(tenant(key));
    const cancelled = () => granted.push('cancelled');
    slots.acquire(tenant('a'), cancelled);
    slots.cancel(tenant('a'), cancelled);

    slots.release(tenant('a'));

    expect(granted).toEqual(['a', 'a']);
    expect(slots.size).toBe(1);
  });

  it('holds no slot after everything was released', () => {
    for (let count = 0; count < 200; count += 1) ask(count % 3 === 0 ? address(`${count}`) : tenant(`${count % 5}`));
    for (let index = 0; index < granted.length; index += 1) {
      const key = granted[index] ?? '';
      slots.release(Number(key) > 4 || key === '0' ? address(key) : tenant(key));
    }

    expect(slots.size).toBe(0);
  });
});
