import { setTimeout as wait } from 'node:timers/promises';
import { ApiRefusal, type RefusalEnvelope } from './api-refusal';

const PER_PAGE = 100;
const ATTEMPTS = 5;

/** What the API answers with; the seed looks at ids and names alone. */
export type Resource = { id: string | number; [field: string]: unknown };

type Answer = RefusalEnvelope & { meta?: { last_page: number }; [resource: string]: unknown };

/** The HTTP API of the running system, as the seed needs it. */
export class DemoApi {
  constructor(private readonly access: { baseUrl: string; token: string }) {}

  /** Everything that a listing has, page by page; `key` names the array in its answer. */
  async list(path: string, key: string): Promise<Resource[]> {
    const found: Resource[] = [];
    for (let page = 1, last = 1; page <= last; page++) {
      const answer = await this.call('GET', `${path}?page=${page}&perPage=${PER_PAGE}`);
      found.push(...(answer[key] as Resource[]));
      last = answer.meta?.last_page ?? 1;
    }
    return found;
  }

  async create(path: string, key: string, body: object): Promise<Resource> {
    const answer = await this.call('POST', path, body);
    return answer[key] as Resource;
  }

  /** @throws ApiRefusal when the API says no; what it asks to wait for is waited for. */
  async call(method: string, path: string, body?: object): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(`${this.access.baseUrl}/api/management/${path}`, {
        method,
        headers: { Authorization: `Bearer ${this.access.token}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as Answer;
      if (response.ok) return answer;
      if (![429, 503].includes(response.status) || attempt === ATTEMPTS) {
        throw new ApiRefusal(`${method} ${path}`, response.status, answer);
      }
      await wait(Number(response.headers.get('Retry-After') ?? 1) * 1_000);
    }
  }
}
