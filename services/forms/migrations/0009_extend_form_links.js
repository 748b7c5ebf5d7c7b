/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  for (const name of ['form_link_accesses', 'expected_uploads']) {
    if (!names.has(name)) await database.createCollection(name);
  }
  const ninetyDays = 90 * 24 * 60 * 60;
  await database.collection('form_link_accesses').createIndexes([
    { key: { frame_id: 1, link_id: 1, at: -1, _id: -1 }, name: 'form_link_accesses_link_idx' },
    { key: { at: 1 }, name: 'form_link_accesses_at_idx', expireAfterSeconds: ninetyDays },
  ]);
  await database
    .collection('expected_uploads')
    .createIndexes([{ key: { created_at: 1 }, name: 'expected_uploads_created_idx' }]);
  // Few files are pending, and they are searched in all frames.
  await database.collection('answer_files').createIndexes([
    {
      key: { unused_since: 1 },
      name: 'answer_files_unused_idx',
      partialFilterExpression: { unused_since: { $gt: new Date(0) } },
    },
  ]);
};
