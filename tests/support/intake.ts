import { createHash } from 'node:crypto';
import { type Api, type ApiResponse, readResponse } from './api';
import { system } from './system';

const LINKS = '/dynamic-forms/intake-links';

export interface MadeIntake {
  readonly id: string;
  /** At the gateway of the tests. */
  readonly url: string;
  readonly form: number;
  /** Ids of the fields by key. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface Challenge {
  readonly token: string;
  readonly salt: string;
  readonly difficulty: number;
}

/** A form for requests with an intake link, whose proof of work is short. */
export async function makeIntake(api: Api, settings: object = {}): Promise<MadeIntake> {
  const fields = [
    { key: 'subject', label: 'Subject', type: 'short_text', required: true },
    { key: 'name', label: 'Your name', type: 'short_text' },
    { key: 'email', label: 'E-mail', type: 'email' },
    { key: 'phone', label: 'Phone', type: 'phone' },
    { key: 'plan', label: 'Plan', type: 'file' },
  ];
  const { form } = (await api.send('POST', '/forms', { title: 'Quote', fields })).body;
  const ids: Record<string, string> = Object.fromEntries(
    form.fields.map(({ key, id }: Record<string, string>) => [key, id]),
  );
  const { subject: project_name, name: contact_name, email, phone } = ids;
  const mapping = { project_name, contact_name, email, phone };
  const body = { name: 'Quotes', form_id: form.id, fields: mapping, proof_difficulty: 8, ...settings };
  const response = await api.send('POST', LINKS, body);
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  const { id, url } = response.body.intake_link;
  return { id, form: form.id, fields: ids, url: system.base_url + new URL(url).pathname };
}

export async function requestChallenge(url: string): Promise<Challenge> {
  return (await readResponse(await fetch(`${url}/challenges`, { method: 'POST' }))).body.challenge;
}

/** The header value that proves the work for a challenge, or one that does not. */
export function solve({ token, salt, difficulty }: Challenge, isSolved = true): string {
  for (let number = 0; ; number += 1) {
    const hash = createHash('sha256').update(`${salt}:${number}`).digest();
    const hasZeros = BigInt(`0x${hash.toString('hex')}`) >> BigInt(256 - difficulty) === 0n;
    if (hasZeros === isSolved) return `${token}:${number}`;
  }
}

export async function proofFor(url: string): Promise<string> {
  return solve(await requestChallenge(url));
}

/** Submits answers, given by the keys of fields. Without `proof`, a challenge is solved first. */
export async function submitIntake(
  { url, fields }: Pick<MadeIntake, 'url' | 'fields'>,
  answers: Readonly<Record<string, unknown>>,
  { proof, key }: { proof?: string; key?: string } = {},
): Promise<ApiResponse> {
  const given = Object.entries(answers).map(([name, value]) => ({ field_id: fields[name] ?? name, value }));
  const headers = {
    'content-type': 'application/json',
    'x-proof-of-work': proof ?? (await proofFor(url)),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const body = JSON.stringify({ answers: given });
  return readResponse(await fetch(`${url}/answers`, { method: 'POST', headers, body }));
}
