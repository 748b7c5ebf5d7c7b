import { IdentityProviders } from './identity-providers';

const tokenOf = (subject: string, epoch: number) => ({ frameId: 'f', subject, provided: { providerId: 'p', epoch } });

describe('changes of grants', () => {
  it('make tokens outdated that were verified before', () => {
    const providers = new IdentityProviders();
    providers.changeGrants('f', 'a');
    const before = providers.epoch;
    providers.changeGrants('f', 'b');

    expect(providers.isOutdated(tokenOf('a', before))).toBe(false);
    expect(providers.isOutdated(tokenOf('b', before))).toBe(true);
    expect(providers.isOutdated(tokenOf('b', providers.epoch))).toBe(false);
    providers.changeGrants('f', null);
    expect(providers.isOutdated(tokenOf('a', before + 1))).toBe(true);
  });

  it('are retained up to a maximum, and tokens from before a removed one are outdated', () => {
    const providers = new IdentityProviders(2);
    for (const user of ['a', 'b', 'a', 'a']) providers.changeGrants('f', user);
    expect(providers.isOutdated(tokenOf('x', 0))).toBe(false);

    providers.changeGrants('f', 'c');

    // The change of b, with epoch 2, was removed.
    expect(providers.isOutdated(tokenOf('b', 1))).toBe(true);
    expect(providers.isOutdated(tokenOf('x', 1))).toBe(true);
    expect(providers.isOutdated(tokenOf('b', 2))).toBe(false);
    expect(providers.isOutdated(tokenOf('a', 3))).toBe(true);
    expect(providers.isOutdated(tokenOf('a', 4))).toBe(false);
  });
});
