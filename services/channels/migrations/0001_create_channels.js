/**
 * Creates collections explicitly, because a transaction cannot rely on their implicit creation.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  for (const name of ['channels', 'conversations', 'media_items', 'outbox', 'outbox_leases', 'inbox']) {
    if (!names.has(name)) await database.createCollection(name);
  }

  await database.collection('channels').createIndexes([
    // Unique in the whole system, because it is part of the path of a public endpoint.
    { key: { external_ref: 1 }, name: 'channels_external_ref_key', unique: true },
    { key: { frame_id: 1, created_at: -1, _id: -1 }, name: 'channels_created_idx' },
  ]);
  await database.collection('conversations').createIndexes([
    { key: { frame_id: 1, channel_id: 1, sender_key: 1 }, name: 'conversations_sender_key', unique: true },
    { key: { frame_id: 1, channel_id: 1, awaiting_reply_since: 1 }, name: 'conversations_awaiting_idx' },
  ]);
  await database.collection('media_items').createIndexes([
    {
      key: { frame_id: 1, channel_id: 1, dedupe_key: 1 },
      name: 'media_items_dedupe_key',
      unique: true,
      partialFilterExpression: { dedupe_key: { $type: 'string' } },
    },
    { key: { frame_id: 1, received_at: -1, _id: -1 }, name: 'media_items_received_idx' },
    { key: { frame_id: 1, channel_id: 1, received_at: -1, _id: -1 }, name: 'media_items_channel_idx' },
    { key: { frame_id: 1, conversation_id: 1, received_at: -1, _id: -1 }, name: 'media_items_conversation_idx' },
  ]);
  // Longer than a message can be redelivered: dead letters are retained for 30 days.
  const fortyDays = 40 * 24 * 60 * 60;
  await database
    .collection('inbox')
    .createIndexes([{ key: { claimed_at: 1 }, name: 'inbox_claimed_idx', expireAfterSeconds: fortyDays }]);
};
