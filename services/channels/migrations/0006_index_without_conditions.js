/**
 * Replaces partial indexes, because not every compatible server uses one if the query only implies its condition. A
 * message without a dedupe key gets a unique one, so that the unique index can include all documents.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  const mediaItems = database.collection('media_items');
  for await (const { _id } of mediaItems.find({ dedupe_key: null }, { projection: { _id: 1 } })) {
    await mediaItems.updateOne({ _id }, { $set: { dedupe_key: `item:${_id}` } });
  }
  await mediaItems.createIndexes([
    { key: { channel_id: 1, dedupe_key: 1 }, name: 'media_items_dedupe_unique_key', unique: true },
    { key: { fetch_at: 1, _id: 1 }, name: 'media_items_fetch_at_idx' },
    { key: { 'attachments.id': 1 }, name: 'media_items_file_idx' },
    { key: { channel_id: 1, external_id: 1 }, name: 'media_items_sent_idx' },
  ]);
  await database
    .collection('conversations')
    .createIndexes([{ key: { link_at: 1, _id: 1 }, name: 'conversations_link_at_idx' }]);

  const replaced = ['dedupe_key', 'fetch_idx', 'attachment_idx', 'external_idx'].map((name) => `media_items_${name}`);
  await dropIndexes(mediaItems, replaced);
  await dropIndexes(database.collection('conversations'), ['conversations_link_idx']);
};

async function dropIndexes(collection, names) {
  const there = new Set((await collection.indexes()).map(({ name }) => name));
  for (const name of names) if (there.has(name)) await collection.dropIndex(name);
}
