/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  if (!names.has('answer_files')) await database.createCollection('answer_files');
  await database
    .collection('answer_files')
    .createIndexes([{ key: { frame_id: 1, created_at: -1 }, name: 'answer_files_created_idx' }]);
};
