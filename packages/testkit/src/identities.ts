import { randomBytes } from 'node:crypto';
import { type Caller, InternalTokens, newId } from '@trackway/runtime';

const secret = randomBytes(32);

/** The setting INTERNAL_KEYS of services under test, and what signs for them. */
export const INTERNAL_KEYS = `test:${secret.toString('base64url')}`;

/** Signs as `service` would; `gateway` for what comes over HTTP. */
export function tokensOf(service: string): InternalTokens {
  return new InternalTokens([{ kid: 'test', secret }], service);
}

/** Somebody who may do everything in a frame of their own, but for what is given. */
export function aCaller(overrides: Partial<Caller> = {}): Caller {
  return { kind: 'user', id: newId(), frameId: newId(), scopes: ['*'], name: 'Bo Tester', ...overrides };
}
