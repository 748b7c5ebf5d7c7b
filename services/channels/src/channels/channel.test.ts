import { type Channel, rotateSecrets, validSecrets } from './channel';

const now = new Date('2026-11-21T00:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const channel = { secrets: [] } as Partial<Channel> as Channel;

describe('the secrets of a channel', () => {
  it('keeps the previous one valid for a day', () => {
    const first = { ...channel, secrets: rotateSecrets(channel, 'one', now) };
    const second = { ...channel, secrets: rotateSecrets(first, 'two', now) };

    expect(validSecrets(second, hours(23.9))).toEqual(['two', 'one']);
    expect(validSecrets(second, hours(24))).toEqual(['two']);
  });

  it('expires older ones at once', () => {
    const first = { ...channel, secrets: rotateSecrets(channel, 'one', now) };
    const second = { ...channel, secrets: rotateSecrets(first, 'two', now) };
    const third = { ...channel, secrets: rotateSecrets(second, 'three', now) };

    expect(validSecrets(third, now)).toEqual(['three', 'two']);
  });
});
