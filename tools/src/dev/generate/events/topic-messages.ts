import * as contracts from '@trackway/contracts';
import { type EventDefinition, eventEnvelope, topicSettings } from '@trackway/contracts';
import { z } from 'zod';
import { exampleOf } from './example-of';
import { type JsonSchema, withoutMembers } from './json-schema';

const definitions = Object.values<unknown>(contracts)
  .filter(isEventDefinition)
  .sort((left, right) => (left.type < right.type ? -1 : 1));

/** A channel for each topic between services, a message for each type of event, and the schema that they share. */
export function topicMessages() {
  const topics = [...new Set(definitions.map(({ topic }) => topic))].sort();
  return {
    channels: Object.fromEntries(topics.map((topic) => [topic, channelOf(topic)])),
    messages: Object.fromEntries(definitions.map((definition) => [definition.type, messageOf(definition)])),
    schemas: {
      ServiceEvent: {
        description: 'A CloudEvent in JSON between services. Members are only added.',
        ...withoutMembers(schemaOf(eventEnvelope), ['type', 'data']),
      },
    },
  };
}

function isEventDefinition(value: unknown): value is EventDefinition {
  return typeof value === 'object' && value !== null && 'topic' in value && 'schema' in value;
}

function channelOf(topic: string) {
  const isCompacted = topicSettings.compacted.has(topic);
  const types = definitions.filter((definition) => definition.topic === topic).map(({ type }) => type);
  return {
    address: topic,
    description: 'A topic between services. It is not an interface for clients.',
    servers: [{ $ref: '#/servers/kafka' }],
    tags: [{ name: 'internal' }],
    messages: Object.fromEntries(types.map((type) => [type, { $ref: `#/components/messages/${type}` }])),
    bindings: {
      kafka: {
        topic,
        partitions: topicSettings.partitions,
        topicConfiguration: {
          'cleanup.policy': isCompacted ? ['compact', 'delete'] : ['delete'],
          'retention.ms': isCompacted ? topicSettings.compactedRetentionMs : topicSettings.retentionMs,
          'max.message.bytes': topicSettings.maxMessageBytes,
        },
        bindingVersion: '0.5.0',
      },
    },
  };
}

function messageOf({ type, description, schema }: EventDefinition) {
  const data = schemaOf(schema);
  return {
    name: type,
    title: type,
    summary: description,
    contentType: 'application/json',
    correlationId: { location: '$message.payload#/correlationid' },
    bindings: {
      kafka: { key: { type: 'string', description: 'The subject of the event' }, bindingVersion: '0.5.0' },
    },
    payload: {
      allOf: [
        { $ref: '#/components/schemas/ServiceEvent' },
        {
          type: 'object',
          properties: { type: { type: 'string', const: type }, data },
          required: ['type', 'data'],
        },
      ],
    },
    examples: [{ name: type, payload: exampleOfEvent(type, data) }],
  };
}

function exampleOfEvent(type: string, data: JsonSchema) {
  return {
    specversion: '1.0',
    id: '019df216-e4a0-7a1b-8c2d-3e4f5a6b7c8d',
    source: type.split('.')[0],
    type,
    subject: '019df216-e4a0-7b1c-9d2e-3f4a5b6c7d8e',
    time: '2026-05-04T09:30:00.000Z',
    datacontenttype: 'application/json',
    frameid: '01938b5e-0000-7000-8000-00000000d3a0',
    correlationid: '5f6c1d0a-7a52-4a3e-9f0e-2a8f8c1f7d11',
    depth: 0,
    data: exampleOf(data),
  };
}

/** Consumers accept additional members, and the format replaces the pattern that zod adds to it. */
function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    reused: 'inline',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return converted as JsonSchema;
}
