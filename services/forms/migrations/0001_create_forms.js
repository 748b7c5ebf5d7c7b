/**
 * Creates collections explicitly, because a transaction cannot rely on their implicit creation.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  for (const name of ['forms', 'form_versions', 'counters', 'outbox', 'outbox_leases', 'inbox']) {
    if (!names.has(name)) await database.createCollection(name);
  }

  await database.collection('forms').createIndexes([
    { key: { frame_id: 1, id: 1 }, name: 'forms_id_key', unique: true },
    { key: { frame_id: 1, created_at: -1, id: -1 }, name: 'forms_created_idx' },
  ]);
  await database
    .collection('form_versions')
    .createIndexes([
      { key: { frame_id: 1, form_id: 1, version: -1 }, name: 'form_versions_version_key', unique: true },
    ]);
  // Longer than a message can be delivered again, because dead letters are retained for 30 days.
  const fortyDays = 40 * 24 * 60 * 60;
  await database
    .collection('inbox')
    .createIndexes([{ key: { claimed_at: 1 }, name: 'inbox_claimed_idx', expireAfterSeconds: fortyDays }]);
};
