import type { Api, ApiResponse } from './api';
import { eventually } from './eventually';

const TOKEN = 'X-Consistency-Token';
/** Maximum number of tokens in one request. */
const MAX_TOKENS = 8;

/** Collects the consistency tokens of writes. */
export class TokenCollector {
  private readonly tokens: string[] = [];

  /** Wraps the API, and collects the tokens of its writes. */
  of(api: Api): Api {
    return { ...api, send: async (...request) => this.record(await api.send(...request)) };
  }

  record(response: ApiResponse): ApiResponse {
    const token = response.headers.get(TOKEN);
    if (token) this.tokens.push(token);
    return response;
  }

  /** Waits until searches include all writes. */
  async seen(api: Api): Promise<void> {
    for (let first = 0; first < this.tokens.length; first += MAX_TOKENS) {
      const header = { [TOKEN]: this.tokens.slice(first, first + MAX_TOKENS).join(',') };
      await eventually(async () => {
        const { status, headers } = await api.get('/projects?fields=id&perPage=1', header);
        expect({ status, stale: headers.get('x-trackway-stale') }).toEqual({ status: 200, stale: null });
      });
    }
  }
}
