import type { Answer, Api } from './api';
import { eventually } from './eventually';

const TOKEN = 'X-Consistency-Token';
/** A search takes no more of them. */
const MOST = 8;

/** The consistency tokens of all that was written. */
export class WrittenTokens {
  private readonly tokens: string[] = [];

  /** The API, with the tokens of what is written by it noted. */
  of(api: Api): Api {
    return { ...api, send: async (...request) => this.note(await api.send(...request)) };
  }

  note(answer: Answer): Answer {
    const token = answer.headers.get(TOKEN);
    if (token) this.tokens.push(token);
    return answer;
  }

  /** Until searches see all of it. */
  async seen(api: Api): Promise<void> {
    for (let first = 0; first < this.tokens.length; first += MOST) {
      const header = { [TOKEN]: this.tokens.slice(first, first + MOST).join(',') };
      await eventually(async () => {
        const { status, headers } = await api.get('/projects?fields=id&perPage=1', header);
        expect({ status, stale: headers.get('x-trackway-stale') }).toEqual({ status: 200, stale: null });
      });
    }
  }
}
