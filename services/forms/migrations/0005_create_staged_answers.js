/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  if (!names.has('staged_answers')) await database.createCollection('staged_answers');
  // Committed stages are retained longer than the time in which a message can be delivered again.
  const fortyDays = 40 * 24 * 60 * 60;
  await database.collection('staged_answers').createIndexes([
    { key: { frame_id: 1, project_id: 1, committed_at: 1 }, name: 'staged_answers_project_idx' },
    { key: { created_at: 1 }, name: 'staged_answers_created_idx' },
    { key: { committed_at: 1 }, name: 'staged_answers_committed_idx', expireAfterSeconds: fortyDays },
  ]);
  await database.collection('forms').createIndexes([{ key: { frame_id: 1, 'fields.id': 1 }, name: 'forms_field_idx' }]);
};
