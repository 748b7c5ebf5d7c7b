import { Variables } from '../client/variables';
import type { Body } from '../history/operation';
import { untilWorkEnds } from './pending-work';

const event = { id: 'e', type: 'project.updated' };

/** A tenant whose responses follow each other; the last one is repeated. */
function tenantWith(responses: Readonly<Record<string, readonly Body[]>>) {
  const requests: string[] = [];
  const variables = new Variables(() => undefined);
  variables.set('undo:0', 'u');
  const read = async (_: string, path: string) => {
    const [name = ''] = Object.keys(responses).filter((one) => path.startsWith(one));
    const count = requests.filter((one) => one === name).length;
    requests.push(name);
    const body = responses[name]?.[count] ?? responses[name]?.at(-1);
    return { status: 200, outcome: 'ok' as const, headers: {}, text: '', body };
  };
  return { requests, tenant: { read, variables, deliveries: [] as { event: Body; isAccepted: boolean }[] } };
}

const rows = (member: string, ...statuses: string[]) => ({
  [member]: statuses.map((status) => ({ status })),
  meta: { last_page: 1 },
});
const ended = {
  '/ai/agents/executions': [rows('executions', 'completed')],
  '/spreadsheet-operations': [rows('spreadsheet_operations', 'failed')],
  '/undos/u': [{ undo: { status: 'completed' } }],
  '/events': [{ events: [], next: '0', has_more: false }],
};

it('needs one request for each kind of work that has ended', async () => {
  const { tenant, requests } = tenantWith(ended);

  await untilWorkEnds({ tenant, isOver: () => false }, 1);
  expect(requests.toSorted()).toEqual(Object.keys(ended).toSorted());
});

it.each([
  ['/ai/agents/executions', rows('executions', 'completed', 'running')],
  ['/spreadsheet-operations', rows('spreadsheet_operations', 'processing')],
  ['/undos/u', { undo: { status: 'running' } }],
  ['/events', { events: [{ id: 'a', type: 'funnel.created' }], next: '1', has_more: false }],
])('repeats %s while its work continues', async (path, pending) => {
  const { tenant, requests } = tenantWith({ ...ended, [path]: [pending, ...ended[path as keyof typeof ended]] });

  await untilWorkEnds({ tenant, isOver: () => false }, 1);
  expect(requests.filter((one) => one === path)).toHaveLength(2);
  expect(requests).toHaveLength(5);
});

it('waits until the receiver has accepted an event', async () => {
  const { tenant, requests } = tenantWith({
    ...ended,
    '/events': [{ events: [event], next: '1', has_more: false }, ...ended['/events']],
  });
  tenant.deliveries.push({ event, isAccepted: false });
  const accepts = () => {
    if (requests.length > 5) tenant.deliveries.push({ event, isAccepted: true });
    return false;
  };

  await untilWorkEnds({ tenant, isOver: accepts }, 1);
  expect(requests.filter((one) => one === '/events').length).toBeGreaterThan(2);
});

it('ends when the time is over', async () => {
  const { tenant } = tenantWith({ ...ended, '/undos/u': [{ undo: { status: 'running' } }] });

  await untilWorkEnds({ tenant, isOver: () => true }, 1);
});
