import type { ApiDocument } from '../client/api-document';
import { exampleOf } from './example-of';
import { type JsonSchema, withoutMembers } from './json-schema';

/** The part of the OpenAPI document that describes webhooks. */
export interface WebhooksDocument extends ApiDocument {
  readonly webhooks: Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly summary: string;
          readonly parameters: readonly { readonly name: string; readonly schema: JsonSchema }[];
          readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
        };
      }
    >
  >;
}

const SOURCES: Readonly<Record<string, string>> = {
  project: 'projects',
  task: 'projects',
  form: 'forms',
  conversation: 'channels',
  message: 'channels',
};

/** A message for each kind of event that webhooks receive, and the schemas that they share. */
export function webhookMessages({ webhooks }: WebhooksDocument) {
  const kinds = Object.entries(webhooks);
  const [, first] = kinds[0] ?? [];
  if (!first) throw new Error('The OpenAPI document has no webhooks.');
  const messages = kinds.map(([kind, { post }]) => [kind, messageOf(kind, post)] as const);
  return {
    messages: Object.fromEntries(messages),
    schemas: {
      WebhookEvent: {
        description: 'A CloudEvent in JSON. Members may be added.',
        ...withoutMembers(schemaOf(first.post), ['type', 'data']),
      },
      SignedHeaders: {
        type: 'object',
        properties: Object.fromEntries(first.post.parameters.map(({ name, schema }) => [name, schema])),
        required: first.post.parameters.map(({ name }) => name),
      },
    },
  };
}

type Post = WebhooksDocument['webhooks'][string]['post'];

function schemaOf({ requestBody }: Post): JsonSchema {
  return requestBody.content['application/json'].schema;
}

function messageOf(kind: string, post: Post) {
  const { type, data } = schemaOf(post).properties ?? {};
  if (!type || !data) throw new Error(`The event ${kind} has no type or no data.`);
  return {
    name: kind,
    title: kind,
    summary: `${post.summary}.`,
    contentType: 'application/json',
    headers: { $ref: '#/components/schemas/SignedHeaders' },
    correlationId: { location: '$message.payload#/correlationid' },
    payload: {
      allOf: [
        { $ref: '#/components/schemas/WebhookEvent' },
        { type: 'object', properties: { type, data }, required: ['type', 'data'] },
      ],
    },
    examples: [{ name: kind, summary: post.summary, payload: exampleOfEvent(kind, data) }],
  };
}

function exampleOfEvent(kind: string, schema: JsonSchema) {
  const data = exampleOf(schema) as Readonly<Record<string, unknown>>;
  const subject =
    data['project_id'] ?? data['conversation_id'] ?? (data['webhook'] as { id: string } | undefined)?.id ?? data['id'];
  return {
    specversion: '1.0',
    id: '019df216-e4a0-7a1b-8c2d-3e4f5a6b7c8d',
    source: SOURCES[kind.split('.')[0] ?? ''] ?? 'funnels',
    type: kind,
    subject,
    time: '2026-05-04T09:30:00.000Z',
    datacontenttype: 'application/json',
    frameid: '01938b5e-0000-7000-8000-00000000d3a0',
    correlationid: '5f6c1d0a-7a52-4a3e-9f0e-2a8f8c1f7d11',
    depth: 0,
    data,
  };
}
