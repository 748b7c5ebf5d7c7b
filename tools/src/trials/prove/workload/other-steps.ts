import type { Step } from '../history/step';
import { MESSAGES, type Scope, stableProject } from './scope';

const IMPORTED_ROWS = 40;

/** A connector posts some messages several times, as after a lost response. */
export function postMessage({ random, marker }: Scope): Step {
  const id = `${marker}-message-${random.below(MESSAGES)}`;
  const body = { message: id, external_id: id, sender: { id: `${marker}-sender` } };
  return { kind: 'message.post', method: 'POST', path: '/channels/inbound/{channel_ref}', body, subject: id };
}

/** The model repeats the input. */
export function startAgent(scope: Scope): Step {
  const input = scope.unique();
  const body = { input, project_id: `{${stableProject(scope)}}` };
  const path = '/ai/agents/{agent}/executions';
  return { kind: 'agent.start', user: scope.client, method: 'POST', path, body, subject: input };
}

/** An anonymous request, which creates a project. Repeated with its key after a lost response. */
export function submitIntake({ unique }: Scope): Step {
  const name = unique();
  const body = { answers: [{ field_id: '{field:0}', value: name }] };
  const headers = { 'idempotency-key': name };
  const path = '{intake}/answers';
  return { kind: 'intake.submit', method: 'POST', path, body, headers, subject: name, needsProof: true };
}

export function useToken({ random }: Scope): Step {
  const subject = `token:${random.below(2)}`;
  return { kind: 'token.use', user: `{${subject}}`, method: 'GET', path: '/me', subject };
}

/** The second token stays valid. */
export function revokeToken({ client }: Scope): Step {
  const subject = 'token:0';
  return { kind: 'token.revoke', user: client, method: 'DELETE', path: `/access-tokens/{id:${subject}}`, subject };
}

/** `index` makes the codes of the rows unique. */
export function startImport({ client, marker }: Scope, index: number): Step {
  const subject = `import:${index}`;
  const codes = Array.from({ length: IMPORTED_ROWS }, (_, row) => `${marker}-${subject}-${row}`);
  const rows = [['Code', 'Name'], ...codes.map((code) => [code, code])];
  const saves = { [subject]: 'spreadsheet_operation.id' };
  const path = '/spreadsheet-operations/import/project';
  return { kind: 'import.start', user: client, method: 'POST', path, rows, subject, saves };
}

export function cancelImport({ client }: Scope, index: number): Step {
  const subject = `import:${index}`;
  const path = `/spreadsheet-operations/{${subject}}/cancel`;
  return { kind: 'import.cancel', user: client, method: 'POST', path, body: {}, subject };
}
