import { setTimeout as pause } from 'node:timers/promises';
import { type Response, send } from '../prove/client/send';
import type { Body } from '../prove/history/operation';
import { type Random, randomFrom } from '../prove/workload/random';

const RETRIES = 30;
const POLL_MS = 50;
const RETRY_MS = 500;
const MAX_OBJECTS = 4;

/** The kinds of objects with a path of their own. */
export const PATHS = {
  customer: '/customers',
  contact: '/contacts',
  project_group: '/project-groups',
  tag: '/tags',
  view: '/views',
  form: '/forms',
  funnel: '/funnels',
  automation: '/automations',
  ai_agent: '/ai/agents',
  project: '/projects',
  channel: '/channels',
  reply_template: '/reply-templates',
  intake_link: '/dynamic-forms/intake-links',
  conversation: '/conversations',
} as const;

export type Kind = keyof typeof PATHS;

/** A tenant in which random requests are made and undone. */
export class ChainTenant {
  readonly random: Random;
  /** The objects that were created, by kind. */
  readonly ids = new Map<Kind, string[]>();
  /** The step of each assistant. */
  readonly assistants = new Map<string, string>();
  /** The ids of links to forms. */
  formLinks: string[] = [];
  private names = 0;

  constructor(
    private readonly baseUrl: string,
    private readonly token: string,
    seed: number,
  ) {
    this.random = randomFrom(seed);
  }

  name(): string {
    this.names += 1;
    return `Name ${this.names}`;
  }

  any(kind: Kind): string {
    return this.random.pick(this.ids.get(kind) ?? ['']);
  }

  /** One of the newest objects of the kind, with its values. Undefined if it was deleted. */
  async read(kind: Kind): Promise<Body | undefined> {
    const { status, body } = await this.call('GET', `${PATHS[kind]}/${this.any(kind)}`);
    return status === 200 ? body[kind] : undefined;
  }

  async create(kind: Kind, body: object): Promise<Response> {
    const response = await this.call('POST', PATHS[kind], body);
    if (response.status === 200) this.ids.set(kind, [...(this.ids.get(kind) ?? []), response.body[kind].id]);
    return response;
  }

  /** Later chains use only the newest objects, so that reading the state stays fast. */
  forgetOldest(): void {
    for (const [kind, ids] of this.ids) this.ids.set(kind, ids.slice(-MAX_OBJECTS));
    this.formLinks = this.formLinks.slice(-MAX_OBJECTS);
  }

  async call(method: string, path: string, body?: object): Promise<Response> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
    const content = body === undefined ? undefined : JSON.stringify(body);
    const response = await send({ url: `${this.baseUrl}/api/management${path}`, method, headers, body: content });
    if (response.status !== 429) return response;
    await pause(RETRY_MS);
    return this.call(method, path, body);
  }

  /** Undoes a cause completely and returns the finished undo, or the response of the rejected request. */
  async undo(cause: string): Promise<{ readonly undo: Body } | { readonly rejected: Response }> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.call('POST', `/causes/${cause}/undo`, { mode: 'all' });
      if (response.status === 200) return { undo: await this.finished(response.body.undo.id) };
      if (response.body.message !== 'cause_pending' || attempt === RETRIES) return { rejected: response };
      await pause(RETRY_MS);
    }
  }

  private async finished(id: string): Promise<Body> {
    for (;;) {
      const { undo } = (await this.call('GET', `/undos/${id}`)).body;
      if (undo?.status !== 'running') return undo;
      await pause(POLL_MS);
    }
  }
}
