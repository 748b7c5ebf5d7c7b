/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  if (!names.has('project_facts')) await database.createCollection('project_facts');
  await database.collection('project_facts').createIndexes([
    {
      key: { frame_id: 1, merged_id: 1 },
      name: 'project_facts_merged_idx',
      partialFilterExpression: { merged_id: { $type: 'string' } },
    },
  ]);
};
