import { LazyClient } from './lazy-client';

describe('a lazy client', () => {
  function open(results: readonly ('connected' | 'unavailable')[]) {
    const calls: string[] = [];
    let created = 0;
    const client = new LazyClient(() => {
      const result = results[created];
      created += 1;
      const number = created;
      return {
        number,
        connect: async () => {
          calls.push(`connect ${number}`);
          if (result === 'unavailable') throw new Error('The broker is unavailable.');
        },
        disconnect: async () => {
          calls.push(`disconnect ${number}`);
        },
      };
    });
    return { client, calls };
  }

  it('connects once, at the first use', async () => {
    const { client, calls } = open(['connected']);
    await client.disconnect();
    const [one, other] = await Promise.all([client.connected(), client.connected()]);
    await client.disconnect();

    expect(one).toBe(other);
    expect(calls).toEqual(['connect 1', 'disconnect 1']);
  });

  it('connects again after a failed attempt', async () => {
    const { client, calls } = open(['unavailable', 'connected']);

    await expect(client.connected()).rejects.toThrow('The broker is unavailable.');
    expect(await client.connected()).toMatchObject({ number: 2 });
    expect(calls).toEqual(['connect 1', 'connect 2']);
  });
});
