import type { Session } from '../session/session';
import type { EntityTags } from './entity-tags';
import type { RequestLog } from './request-log';
import { sendAuthorized } from './send-authorized';

/** `fetch` of the API client. It records every request, and sends a request again after 401 with a renewed token. */
export function makeConsoleFetch(session: Session, log: RequestLog, tags: EntityTags): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href).href;
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? init.body : undefined;
    const headers = new Headers(init?.headers);
    const finish = log.start({ method, url, body });
    try {
      const response = await sendAuthorized(session, headers, () => fetch(url, { ...init, headers }));
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
