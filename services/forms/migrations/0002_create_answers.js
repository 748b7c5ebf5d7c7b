/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  for (const name of ['loose_forms', 'answer_contexts', 'answers', 'answer_changes']) {
    if (!names.has(name)) await database.createCollection(name);
  }

  await database.collection('loose_forms').createIndexes([
    { key: { frame_id: 1, id: 1 }, name: 'loose_forms_id_key', unique: true },
    { key: { frame_id: 1, project_id: 1, created_at: -1, id: -1 }, name: 'loose_forms_project_idx' },
    {
      key: { frame_id: 1, idempotency_key: 1 },
      name: 'loose_forms_idempotency_key',
      unique: true,
      partialFilterExpression: { idempotency_key: { $type: 'string' } },
    },
  ]);
  await database.collection('answers').createIndexes([
    { key: { frame_id: 1, accessor_key: 1, field_id: 1 }, name: 'answers_field_key', unique: true },
    { key: { frame_id: 1, project_id: 1 }, name: 'answers_project_idx' },
  ]);
  await database.collection('answer_changes').createIndexes([
    { key: { frame_id: 1, accessor_key: 1, changed_at: -1, _id: -1 }, name: 'answer_changes_accessor_idx' },
    { key: { frame_id: 1, project_id: 1, changed_at: -1, _id: -1 }, name: 'answer_changes_project_idx' },
  ]);
};
