import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { AppError } from '@trackway/errors';
import { PublishedEvents, readConsistencyTokens } from '@trackway/runtime';
import { FileLinks, readRange } from '@trackway/storage';
import type { FuzzTarget } from './fuzz-target';
import { rejectOrAccept } from './reject-or-accept';

const ID = '0190aaaa-0000-7000-8000-000000000001';
const SIZE = 1_000;
const file = { frameId: ID, id: ID };

const events = new PublishedEvents('projects');
events.add({ id: ID, type: 'project.updated', subject: ID });
const consistencyToken = Buffer.from(events.token(), 'base64url').toString();

const now = new Date('2026-01-01T00:00:00Z');
const links = new FileLinks({
  keys: [{ secret: Buffer.alloc(32, 1) }],
  publicUrl: 'https://example.org',
  service: 'forms',
  resource: 'answer',
  clock: () => now,
});
const fileToken = links.urlOf(file).split('/').at(-1) ?? '';

const isAppError = (error: unknown) => error instanceof AppError;

/** Opaque texts that clients send back: consistency tokens (decoded and as they are), tokens of files and ranges. */
export const tokenTarget = (): FuzzTarget => ({
  package: 'runtime',
  seeds: [consistencyToken, `${events.token()},${events.token()}`, fileToken, 'bytes=0-99', 'bytes=-5'].map((text) =>
    Buffer.from(text),
  ),
  dictionary: [ID, '"', '[', ']', ',', '\\u0000', '"__proto__"', '.', '=', '_', 'bytes=', '-', '99999999999999999999'],
  run: async (input) => {
    const text = input.toString('latin1');
    await rejectOrAccept(() => checkConsistencyTokens(text), isAppError);
    await rejectOrAccept(() => checkConsistencyTokens(input.toString('base64url')), isAppError);
    await rejectOrAccept(() => checkFileToken(text), isAppError);
    checkRange(text);
  },
});

function checkConsistencyTokens(text: string): void {
  for (const { service, events: named } of readConsistencyTokens(text)) {
    ok(service.length <= 64 && named.length <= 16);
    for (const { id, type } of named) ok(/^[0-9a-f-]{36}$/i.test(id) && type.length <= 128, id);
  }
}

function checkFileToken(text: string): void {
  deepStrictEqual(links.read(text), file);
  strictEqual(text, fileToken);
}

function checkRange(text: string): void {
  const range = readRange(text, SIZE);
  if (!range || range === 'unsatisfiable') return;
  const { start, end } = range;
  ok(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end < SIZE, text);
}
