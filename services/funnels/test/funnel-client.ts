import type { Caller } from '@trackway/runtime';
import { aCaller, serviceClient } from '@trackway/testkit';

export interface Step {
  readonly id: string;
  readonly name: string;
  readonly position: number;
}

export interface Funnel {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly Step[];
}

/** A user in a frame, with the common requests of funnels tests. */
export function funnelClient(port: number, caller: Caller = aCaller()) {
  const client = serviceClient(port, caller);
  const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    client.send(method, `/api/management/${path}`, body, headers);

  /** The member `key` of a response that must be 200. */
  async function get<Resource>(key: string, method: string, path: string, body?: unknown): Promise<Resource> {
    const response = await send(method, path, body);
    expect(response).toMatchObject({ status: 200, body: { response: true } });
    return response.body[key] as unknown as Resource;
  }

  return {
    caller,
    send,
    get,
    create: (name: string, ...steps: string[]) =>
      get<Funnel>('funnel', 'POST', 'funnels', { name, steps: steps.map((step) => ({ name: step })) }),
    read: (id: string) => get<Funnel>('funnel', 'GET', `funnels/${id}`),
  };
}

export type FunnelClient = ReturnType<typeof funnelClient>;

export function namesOf({ steps }: Funnel): string[] {
  return steps.map(({ name }) => name);
}
