/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  if (!names.has('idempotency_keys')) await database.createCollection('idempotency_keys');
  const oneDay = 24 * 60 * 60;
  await database
    .collection('idempotency_keys')
    .createIndexes([{ key: { created_at: 1 }, name: 'idempotency_keys_created_idx', expireAfterSeconds: oneDay }]);
};
