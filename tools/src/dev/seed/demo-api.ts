import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, type ErrorEnvelope } from './api-error';

const PER_PAGE = 100;
const ATTEMPTS = 5;

/** A response of the API. The seed reads only ids and names. */
export type Resource = { id: string | number; [field: string]: unknown };

type Answer = ErrorEnvelope & { meta?: { last_page: number }; [resource: string]: unknown };

/** The operations of the HTTP API that the seed uses. */
export class DemoApi {
  constructor(private readonly access: { baseUrl: string; token: string }) {}

  /** All items of a listing, page by page. `key` is the name of the array in the response. */
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

  /** @throws ApiError for an error response. Waits for `Retry-After`. */
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
        throw new ApiError(`${method} ${path}`, response.status, answer);
      }
      await wait(Number(response.headers.get('Retry-After') ?? 1) * 1_000);
    }
  }
}
