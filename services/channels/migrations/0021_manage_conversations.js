const { searchWords } = require('@trackway/mongo');

const BATCH = 500;

/**
 * Status, assignee, labels, response times and search words of conversations, and reply templates.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  const conversations = database.collection('conversations');
  const mediaItems = database.collection('media_items');
  await mediaItems.createIndexes([
    { key: { frame_id: 1, search_words: 1, conversation_id: 1 }, name: 'media_items_words_idx' },
  ]);
  await conversations.createIndexes([
    { key: { frame_id: 1, status: 1, last_message_at: -1, _id: -1 }, name: 'conversations_status_idx' },
    { key: { frame_id: 1, channel_id: 1, last_message_at: -1, _id: -1 }, name: 'conversations_channel_idx' },
    { key: { frame_id: 1, assignee_id: 1, status: 1 }, name: 'conversations_assignee_idx' },
    { key: { frame_id: 1, labels: 1 }, name: 'conversations_labels_idx' },
    { key: { frame_id: 1, project_id: 1 }, name: 'conversations_projects_idx' },
    { key: { frame_id: 1, awaiting_reply_since: 1, _id: 1 }, name: 'conversations_waiting_idx' },
    { key: { frame_id: 1, first_response_seconds: 1, _id: 1 }, name: 'conversations_response_idx' },
    { key: { frame_id: 1, resolution_seconds: 1, _id: 1 }, name: 'conversations_resolution_idx' },
    { key: { frame_id: 1, search_words: 1 }, name: 'conversations_words_idx' },
    { key: { snoozed_until: 1, _id: 1 }, name: 'conversations_snoozed_idx' },
  ]);

  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  if (!names.has('reply_templates')) await database.createCollection('reply_templates');
  await database
    .collection('reply_templates')
    .createIndexes([{ key: { frame_id: 1, name_key: 1 }, name: 'reply_templates_name_key', unique: true }]);

  const items = mediaItems.find({ search_words: { $exists: false } }, { projection: { message: 1 } });
  await writeAll(mediaItems, items, async ({ message }) => ({ search_words: searchWords(message) }));
  const old = conversations.find({ status: { $exists: false } });
  await writeAll(conversations, old, (conversation) => added(mediaItems, conversation));
};

async function added(mediaItems, { _id, frame_id, sender }) {
  const own = { frame_id, conversation_id: _id };
  const first = await mediaItems.findOne({ ...own, direction: 'inbound' }, { sort: { at: 1 } });
  const reply =
    first &&
    (await mediaItems.findOne(
      { ...own, direction: 'outbound', counts_as_reply: true, status: { $ne: 'failed' }, at: { $gte: first.at } },
      { sort: { at: 1 } },
    ));
  const phone = sender?.phone?.replace(/\D/g, '') ?? '';
  const endings = Array.from({ length: Math.max(0, phone.length - 3) }, (_, start) => phone.slice(start));
  const words = [sender?.id, sender?.name, sender?.phone, sender?.email, ...endings].filter(Boolean).join(' ');
  return {
    status: 'open',
    snoozed_until: null,
    last_closed_at: null,
    assignee_id: null,
    labels: [],
    first_inbound_at: first?.at ?? null,
    first_reply_at: reply?.at ?? null,
    first_response_seconds: reply ? Math.floor((reply.at - first.at) / 1_000) : null,
    resolution_seconds: null,
    search_words: searchWords(words),
  };
}

async function writeAll(collection, documents, changesOf) {
  let writes = [];
  for await (const document of documents) {
    writes.push({ updateOne: { filter: { _id: document._id }, update: { $set: await changesOf(document) } } });
    if (writes.length < BATCH) continue;
    await collection.bulkWrite(writes, { ordered: false });
    writes = [];
  }
  if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
}
