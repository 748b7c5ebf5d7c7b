import { apiOf } from './support/api';
import { AuditedRequests } from './support/audited/audited-requests';
import { sendChannelRequests, sendSpreadsheetRequests } from './support/audited/channel-requests';
import { sendDirectoryRequests } from './support/audited/directory-requests';
import { sendFormRequests } from './support/audited/form-requests';
import { sendAgentAndWebhookRequests, sendFunnelRequests, sendRuleRequests } from './support/audited/funnel-requests';
import { sendProjectRequests } from './support/audited/project-requests';
import { auditedOperations, historyOperations, uncoveredOperations } from './support/covered-operations';
import { system } from './support/system';
import { startReceiver } from './support/webhook-receiver';

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;

/** Sent by other tests: they need a model, a browser, an identity provider or its requests, or a rejected event. */
const ELSEWHERE = [
  'approveAiAgentExecution',
  'refuseAiAgentExecution',
  'cancelAiAgentExecution',
  'submitFormPage',
  'createIdentityProvider',
  'updateIdentityProvider',
  'deleteIdentityProvider',
  'createScimGroup',
  'replaceScimGroup',
  'patchScimGroup',
  'deleteScimGroup',
  'createScimUser',
  'replaceScimUser',
  'patchScimUser',
  'deleteScimUser',
  'replayQuarantinedEvent',
  'discardQuarantinedEvent',
];

async function readPaths(): Promise<Paths> {
  const document = (await (await fetch(`${system.base_url}/openapi.json`)).json()) as { readonly paths: Paths };
  return document.paths;
}

function mutating(paths: Paths): string[] {
  return Object.values(paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, { operationId }]) =>
      ['post', 'put', 'patch', 'delete'].includes(method) ? [operationId] : [],
    ),
  );
}

describe('operations that change something', () => {
  it('are each covered by the audit log or a history, or have a reason', async () => {
    const known = [auditedOperations, historyOperations, uncoveredOperations].flatMap(Object.keys);

    expect(known.toSorted()).toEqual(mutating(await readPaths()).toSorted());
  });

  const sent = new Set(ELSEWHERE);
  let paths: Paths;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  /** A rule that calls it fails. */
  let rejecting: typeof receiver;

  beforeAll(async () => {
    paths = await readPaths();
    [receiver, rejecting] = await Promise.all([startReceiver(), startReceiver(() => 400)]);
  });
  afterAll(() => Promise.all([receiver.stop(), rejecting.stop()]));

  it.each([
    ['credentials and the directory', sendDirectoryRequests],
    ['projects', sendProjectRequests],
    ['funnels', sendFunnelRequests],
    ['rules', (requests: AuditedRequests) => sendRuleRequests(requests, rejecting.url)],
    ['agents and webhooks', (requests: AuditedRequests) => sendAgentAndWebhookRequests(requests, receiver.url)],
    ['forms', sendFormRequests],
    ['channels', (requests: AuditedRequests) => sendChannelRequests(requests, receiver.url)],
    ['spreadsheets', sendSpreadsheetRequests],
  ])('have entries with the ids of their requests: %s', async (_, send) => {
    const requests = new AuditedRequests(apiOf(), paths);

    await send(requests);

    await requests.checkAuditLog(auditedOperations);
    await requests.checkHistories(historyOperations);
    expect(JSON.stringify(await requests.readLog())).not.toMatch(/s3cret|whsec_|482913/);
    const { verification } = (await requests.api.get('/audit-log/verification')).body;
    expect(verification).toMatchObject({ valid: true, complete: true, broken: null });
    for (const { operation } of requests.sent) sent.add(operation);
  });

  it('are all sent by these tests', () => {
    const expected = [auditedOperations, historyOperations].flatMap(Object.keys);

    expect(expected.filter((operation) => !sent.has(operation))).toEqual([]);
  });
});
