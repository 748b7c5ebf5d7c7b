/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  for (const name of ['send_queues', 'deliveries']) {
    if (!names.has(name)) await database.createCollection(name);
  }

  const mediaItems = database.collection('media_items');
  await mediaItems.updateMany({ at: { $exists: false } }, [
    {
      $set: {
        at: { $min: [{ $ifNull: ['$sent_at', '$received_at'] }, '$received_at'] },
        attachments: {
          $map: {
            input: '$attachments',
            as: 'one',
            in: {
              $mergeObjects: [
                '$$one',
                { id: '', status: 'refused', reason: 'It came before files were kept.', size: null },
              ],
            },
          },
        },
        fetch_at: null,
        fetch_attempts: 0,
        author: null,
        counts_as_reply: false,
        status: null,
        failure: null,
        announced: true,
        claimed_project_id: null,
        cause: { correlation_id: '$_id', depth: 0 },
      },
    },
  ]);
  await mediaItems.createIndexes([
    {
      key: { frame_id: 1, conversation_id: 1, status: 1, received_at: 1, _id: 1 },
      name: 'media_items_queued_idx',
      partialFilterExpression: { status: 'queued' },
    },
    {
      key: { frame_id: 1, conversation_id: 1, announced: 1, received_at: 1, _id: 1 },
      name: 'media_items_unannounced_idx',
      partialFilterExpression: { announced: false },
    },
    { key: { frame_id: 1, conversation_id: 1, direction: 1, at: 1 }, name: 'media_items_at_idx' },
    {
      key: { frame_id: 1, channel_id: 1, external_id: 1 },
      name: 'media_items_external_idx',
      partialFilterExpression: { external_id: { $type: 'string' } },
    },
    {
      key: { fetch_at: 1 },
      name: 'media_items_fetch_idx',
      partialFilterExpression: { fetch_at: { $type: 'date' } },
    },
  ]);

  const conversations = database.collection('conversations');
  await conversations.updateMany(
    { version: { $exists: false } },
    { $set: { last_reply_at: null, link_at: null, version: 1 } },
  );
  await conversations.createIndexes([
    {
      key: { link_at: 1 },
      name: 'conversations_link_idx',
      partialFilterExpression: { link_at: { $type: 'date' } },
    },
    { key: { frame_id: 1, channel_id: 1, project_id: 1, last_message_at: -1 }, name: 'conversations_project_idx' },
  ]);

  await database.collection('send_queues').createIndexes([{ key: { due_at: 1 }, name: 'send_queues_due_idx' }]);

  const thirtyDays = 30 * 24 * 60 * 60;
  await database.collection('deliveries').createIndexes([
    { key: { received_at: 1 }, name: 'deliveries_received_idx', expireAfterSeconds: thirtyDays },
    { key: { frame_id: 1, channel_id: 1, received_at: -1, _id: -1 }, name: 'deliveries_channel_idx' },
  ]);
};
