import type { Session } from '../session/session';
import type { EntityTags } from './entity-tags';
import type { RequestLog } from './request-log';

/**
 * `fetch` of the API client. It records every request, and sends a request again after 401 once the session was
 * renewed, so that no input is lost.
 */
export function makeConsoleFetch(session: Session, log: RequestLog, tags: EntityTags): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href).href;
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? init.body : undefined;
    const finish = log.start({ method, url, body });
    try {
      const response = await sendAuthorized(session, url, init);
      // Only reads: after a change, the screen shows the new version when it has read it.
      if (method === 'GET') tags.record(url, response);
      finish({ status: response.status, requestId: response.headers.get('x-request-id') ?? undefined });
      return response;
    } catch (error) {
      finish({ status: 0 });
      throw error;
    }
  };
}

async function sendAuthorized(session: Session, url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  for (;;) {
    const response = await fetch(url, { ...init, headers });
    if (response.status !== 401) return response;
    const rejected = (headers.get('authorization') ?? '').replace('Bearer ', '');
    headers.set('authorization', `Bearer ${await session.renew(rejected)}`);
  }
}
