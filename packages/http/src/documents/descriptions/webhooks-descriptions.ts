/** Descriptions of members of webhooks. */
export const webhooksDescriptions: Readonly<Record<string, string>> = {
  'ReplayWebhook.from': 'Start of the period',
  'ReplayWebhook.to': 'End of the period',
  'Webhook.filters': 'Filters of events; all must match',
  'filters.field': 'Name of a field',
  'WebhookAttempt.response': 'The response of the receiver; null if there was none',
  'WebhookAttempt.verdict': '`refused`: a status outside of 2xx, or no response. `gone`: status 410. `redirected`: 3xx',
  'response.status': 'HTTP status',
  'WebhookDelivery.kind': 'Kind of the event',
  'WebhookDeliveryDetail.kind': 'Kind of the event',
  'kinds.kind': 'Kind of the event, as in `kinds` of a webhook',
  'data.disabled_reason': 'Why the webhook was disabled',
  'data.notice': 'What happens next, and what to do',
};
