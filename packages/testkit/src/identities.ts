import { randomBytes } from 'node:crypto';
import { type Caller, InternalTokens, newId } from '@trackway/runtime';

const secret = randomBytes(32);

/** The setting INTERNAL_KEYS of services under test, and tokens signed with it. */
export const INTERNAL_KEYS = `test:${secret.toString('base64url')}`;

/** Signs as `service`: `gateway` for HTTP requests. */
export function tokensOf(service: string): InternalTokens {
  return new InternalTokens([{ kid: 'test', secret }], service);
}

/** A caller with all scopes in a new frame, except for the given values. */
export function aCaller(overrides: Partial<Caller> = {}): Caller {
  return { kind: 'user', id: newId(), frameId: newId(), scopes: ['*'], name: 'Bo Tester', ...overrides };
}
