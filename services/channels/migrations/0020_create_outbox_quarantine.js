/**
 * Events that the broker rejected, e.g. because they are too large. An operator inspects, replays or deletes them.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  const [existing] = await database.listCollections({ name: 'outbox_quarantine' }).toArray();
  if (!existing) await database.createCollection('outbox_quarantine');
};
