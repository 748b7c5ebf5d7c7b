/** Descriptions of members of channels and conversations. */
export const channelsDescriptions: Readonly<Record<string, string>> = {
  'Attachment.status':
    '`pending`: it will be fetched from the connector. `stored`: it can be opened. `refused`: see `reason`',
  'ConversationLabel.conversations_count': 'Number of conversations with this label',
  'Delivery.content_type': 'Media type of the body; null if the connector sent none',
  'Delivery.webhook_id': 'Value of the header `webhook-id`; null if the connector sent none',
  'MessageStatus.status': 'The new status of the message',
  'ReplyTemplate.body': 'Text with placeholders, such as `{{project.name}}`',
  'UpdateConversations.conversations': 'The changes, each with the id of its conversation',
};
