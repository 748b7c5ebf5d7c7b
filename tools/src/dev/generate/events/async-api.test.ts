import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import schema from '@asyncapi/specs/schemas/3.0.0.json';
import Ajv, { type AnySchema } from 'ajv';
import addFormats from 'ajv-formats';
import { REPOSITORY } from '../../servers/config';
import { asyncApiDocument, asyncApiText } from './async-api';

const openApi = JSON.parse(readFileSync(join(REPOSITORY, 'docs', 'openapi.json'), 'utf8'));
const document = asyncApiDocument(openApi);
const messages = Object.entries(document.components.messages);

function validator() {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  return ajv;
}

describe('the AsyncAPI document', () => {
  it('equals the committed file', () => {
    expect(readFileSync(join(REPOSITORY, 'docs', 'asyncapi.json'), 'utf8')).toBe(asyncApiText(openApi));
  });

  it('is valid AsyncAPI 3', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, meta: false, validateSchema: false });
    addFormats(ajv);
    const validate = ajv.compile(schema);

    expect({ valid: validate(document), errors: validate.errors }).toEqual({ valid: true, errors: null });
  });

  it('has an operation for each channel, and each message in a channel', () => {
    const channels = Object.entries<{ messages: object }>(document.channels);
    const operations = Object.values<{ channel: { $ref: string } }>(document.operations);

    expect(operations.map(({ channel }) => channel.$ref).sort()).toEqual(
      channels.map(([name]) => `#/channels/${name}`).sort(),
    );
    expect(new Set(channels.flatMap(([, channel]) => Object.keys(channel.messages)))).toEqual(
      new Set(messages.map(([name]) => name)),
    );
    expect(messages.length).toBeGreaterThan(55);
  });

  it('has no reference without a target', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    const targetOf = (path: string) =>
      path.split('/').reduce<unknown>((part, name) => Reflect.get(Object(part), name), document);

    expect(references.filter((path) => targetOf(path) === undefined)).toEqual([]);
  });
});

describe.each(messages)('the event %s', (_name, message) => {
  const { components } = document;
  const schemaOfPayload: AnySchema = { ...message.payload, components };

  it('has a description', () => {
    expect(message.summary).toMatch(/^[A-Z].{5,}\.$/);
  });

  it('has an example that its schema accepts', () => {
    const validate = validator().compile(schemaOfPayload);
    const [example] = message.examples;

    expect({ valid: validate(example?.payload), errors: validate.errors }).toEqual({ valid: true, errors: null });
  });

  it('has a schema that rejects another type', () => {
    const validate = validator().compile(schemaOfPayload);
    const [example] = message.examples;

    expect(validate({ ...example?.payload, type: 'other' })).toBe(false);
  });
});
