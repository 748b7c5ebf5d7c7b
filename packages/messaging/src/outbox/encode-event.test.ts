import {
  auditLineRecorded,
  type EventDefinition,
  formAnswered,
  historyLineRecorded,
  historyLinesRecorded,
  topicSettings,
} from '@trackway/contracts';
import { encodeEvent } from './encode-event';
import { makeEvent } from './make-event';

const cjk = '工'.repeat(500);

function encoded(definition: EventDefinition, data: unknown) {
  const event = makeEvent(definition, { source: 'test', frameId: 'f', key: 'k', data });
  const value = encodeEvent(event);
  return { value, data: JSON.parse(value).data };
}

/** 500 answers of 500 characters, all changed: more than 1.5 MB. */
const changes = Array.from({ length: 500 }, (_, n) => ({ field: `Field ${n}`, from: cjk, to: `${cjk}${n}` }));
const line = {
  project_id: 'p',
  action: 'form.answered',
  changes,
  details: { form_id: 1, names: [] },
  request_id: null,
};

it('does not change an event that can be published', () => {
  const data = { ...line, changes: changes.slice(0, 100) };

  expect(encoded(historyLineRecorded, data).data).toEqual(data);
});

it.each([
  ['a history', historyLineRecorded],
  ['the audit log', auditLineRecorded],
])('shortens the values in a line of %s, and marks it as shortened', (_, definition) => {
  const { value, data } = encoded(definition, line);

  expect(Buffer.byteLength(value)).toBeLessThanOrEqual(topicSettings.maxEventBytes);
  expect(data.changes).toHaveLength(500);
  expect(data.changes[7].field).toBe('Field 7');
  expect(data.changes[7].to).toMatch(/^工+…$/u);
  expect(data.details).toEqual({ form_id: 1, names: [], shortened: true });
});

it('shortens lists of names, and adds the count', () => {
  const names = Array.from({ length: 20_000 }, (_, n) => `Group of projects number ${n}`);
  const { value, data } = encoded(historyLineRecorded, {
    ...line,
    changes: [{ field: 'groups', from: names, to: [...names, 'One more'] }],
  });

  expect(Buffer.byteLength(value)).toBeLessThanOrEqual(topicSettings.maxEventBytes);
  expect(data.changes[0].from[0]).toBe(names[0]);
  expect(data.changes[0].to.at(-1)).toBe('… of 20001');
});

it('shortens each of many entries', () => {
  const lines = Array.from({ length: 10 }, (_, n) => ({ id: String(n), project_id: 'p', changes }));
  const { value, data } = encoded(historyLinesRecorded, { action: 'project.updated', details: {}, lines });

  expect(Buffer.byteLength(value)).toBeLessThanOrEqual(topicSettings.maxEventBytes);
  expect(data.lines).toHaveLength(10);
});

it.each([
  ['escapes', '\u0001'.repeat(300_000)],
  ['lone surrogates', '\ud800'.repeat(300_000)],
  ['characters of four bytes', '𝕏'.repeat(300_000)],
])('counts the bytes of %s as they are encoded', (_, text) => {
  const { value } = encoded(historyLineRecorded, { ...line, changes: [{ field: text, from: text, to: text }] });

  expect(Buffer.byteLength(value)).toBeLessThanOrEqual(topicSettings.maxEventBytes);
});

it('rejects any other event that cannot be published', () => {
  expect(() => encoded(formAnswered, { answers: changes })).toThrow(
    expect.objectContaining({ kind: 'too_large', code: 'payload_too_large' }),
  );
});
