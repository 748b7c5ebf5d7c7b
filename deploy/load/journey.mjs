import { check } from 'k6';
import http from 'k6/http';

const BASE = `${__ENV.BASE_URL || 'http://127.0.0.1:8080'}/api/management`;
const HEADERS = { Authorization: `Bearer ${__ENV.TOKEN}`, 'Content-Type': 'application/json' };

function call(name, method, path, body) {
  const params = { headers: HEADERS, tags: { name }, timeout: '30s' };
  return http.request(method, BASE + path, body === undefined ? null : JSON.stringify(body), params);
}

/** A user creates a project, reads, changes, finds and lists it, and deletes it. Ends early if the API is overloaded. */
export function journey(acceptsRejections) {
  const succeeds = (response, statuses = [200]) => {
    if (acceptsRejections && (response.status === 429 || response.status === 503)) return false;
    const isExpected = check(response, {
      [`${response.request.method} succeeds`]: (one) => statuses.includes(one.status),
    });
    // biome-ignore lint/suspicious/noConsole: k6 has no other log.
    if (!isExpected) console.error(`${response.status} ${response.headers['X-Request-Id']} ${response.body}`);
    return isExpected;
  };
  const name = `Load ${__VU}-${__ITER}`;
  const created = call('create a project', 'POST', '/projects', { name, budget: 120000 });
  if (!succeeds(created, [200, 201])) return;
  const path = `/projects/${created.json('project.id')}`;
  if (!succeeds(call('read a project', 'GET', path))) return;
  if (!succeeds(call('change a project', 'PATCH', path, { budget: 130000 }))) return;
  if (!succeeds(call('find a project by name', 'GET', `/projects?perPage=10&filter[name]=${encodeURIComponent(name)}`)))
    return;
  if (!succeeds(call('list projects', 'GET', '/projects?perPage=30'))) return;
  succeeds(call('delete a project', 'DELETE', path), [200, 204]);
}
