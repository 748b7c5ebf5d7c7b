import { API_VERSION } from '@trackway/contracts';
import { topicMessages } from './topic-messages';
import { type WebhooksDocument, webhookMessages } from './webhook-messages';

/** The AsyncAPI 3 document: events for clients (webhooks and feed) and topics between services. */
export function asyncApiDocument(openApi: WebhooksDocument) {
  const webhooks = webhookMessages(openApi);
  const topics = topicMessages();
  const kinds = Object.keys(webhooks.messages);
  const references = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]));
  const feedKinds = kinds.filter((kind) => kind !== 'webhook.test');
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Trackway events',
      version: API_VERSION,
      description:
        'Events that clients receive by webhook or read as a feed, and events between services. All of them are CloudEvents 1.0 in JSON. The guide is at `/docs/guides/webhooks.md` of a gateway.',
      license: { name: 'Apache-2.0' },
    },
    defaultContentType: 'application/json',
    servers: {
      receiver: {
        host: '{host}',
        protocol: 'https',
        description: 'The receiver of a webhook, at the URL with which it was created',
        variables: { host: { description: 'Public host of the receiver' } },
      },
      api: {
        host: '{host}',
        protocol: 'https',
        description: 'The HTTP API',
        variables: { host: { description: 'Host of the gateway' } },
      },
      kafka: { host: '{brokers}', protocol: 'kafka', variables: { brokers: { description: 'KAFKA_BROKERS' } } },
    },
    channels: {
      webhooks: {
        address: null,
        title: 'Webhooks',
        description:
          'Each event is a POST to the URL of every webhook that subscribes to its kind. Deliveries are signed according to Standard Webhooks and repeated until the receiver responds with 2xx.',
        servers: [{ $ref: '#/servers/receiver' }],
        tags: [{ name: 'clients' }],
        messages: references(kinds),
      },
      feed: {
        address: '/api/management/events',
        title: 'Feed',
        description:
          'The same events in their order, in `events` of the response, for clients that cannot receive requests. They have no signature.',
        servers: [{ $ref: '#/servers/api' }],
        tags: [{ name: 'clients' }],
        messages: references(feedKinds),
      },
      ...topics.channels,
    },
    operations: {
      deliverEvent: {
        action: 'send',
        channel: { $ref: '#/channels/webhooks' },
        summary: 'Deliver an event to a webhook',
        bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
      },
      readEvents: {
        action: 'send',
        channel: { $ref: '#/channels/feed' },
        summary: 'Return events to a client',
        bindings: { http: { method: 'GET', bindingVersion: '0.3.0' } },
      },
      ...Object.fromEntries(Object.keys(topics.channels).map((topic) => [topic, publishing(topic)])),
    },
    components: {
      messages: { ...webhooks.messages, ...topics.messages },
      schemas: { ...webhooks.schemas, ...topics.schemas },
    },
  };
}

function publishing(topic: string) {
  return { action: 'send', channel: { $ref: `#/channels/${topic}` }, summary: `Publish to ${topic}` };
}

/** Text of docs/asyncapi.json. */
export function asyncApiText(openApi: WebhooksDocument): string {
  return `${JSON.stringify(asyncApiDocument(openApi), undefined, 2)}\n`;
}
