import { Readable } from 'node:stream';
import { cannotVerify, invalidToken } from '../authentication/token-verifier';
import { TOKENS_PATH } from './cell-peers';
import { respondToEntry } from './respond-to-entry';

const token = { subject: 'subject', frameId: 'frame', scopes: ['projects:read'], expiresAt: 1 };

/** The body, or the status of the error, that the entry receives for a token. */
async function respondTo(result: unknown): Promise<unknown> {
  const content = JSON.stringify({ token: 'text' });
  const headers = { 'content-length': String(content.length) };
  const request = Object.assign(Readable.from([Buffer.from(content)]), { method: 'POST', headers });
  const response = { locals: { exchange: { path: TOKENS_PATH, headers: { cellToken: 'signed' } } } };
  return new Promise((resolve, reject) => {
    const respond = respondToEntry({
      isFromEntry: (text) => text === 'signed',
      find: async () => undefined,
      verify: async () => result as never,
      send: (_request, _response, { body }) => resolve(JSON.parse(String(body))),
      sendError: (_request, _response, { status }) => resolve(status),
    });
    respond(request as never, response as never, reject);
  });
}

it('returns the content of a valid token', async () => {
  const sent = { subject: 'subject', frame_id: 'frame', scopes: ['projects:read'], expires_at: 1 };

  expect(await respondTo({ token })).toEqual({ token: sent });
});

it('distinguishes an invalid token from one that cannot be verified', async () => {
  expect(await respondTo(invalidToken)).toEqual({ token: null });
  expect(await respondTo(cannotVerify)).toBe(503);
});
