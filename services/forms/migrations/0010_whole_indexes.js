/**
 * Replaces partial indexes, because not every compatible server uses them, and each read of answers looks up merges.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  await replace(database.collection('project_facts'), 'project_facts_merged_idx', {
    key: { frame_id: 1, merged_id: 1 },
    name: 'project_facts_merged_whole_idx',
  });
  await replace(database.collection('answer_files'), 'answer_files_unused_idx', {
    key: { unused_since: 1 },
    name: 'answer_files_unused_whole_idx',
  });
};

/**
 * @param {import('mongoose').mongo.Collection} collection
 * @param {string} before
 * @param {import('mongoose').mongo.IndexDescription & { name: string }} index
 */
async function replace(collection, before, index) {
  const names = new Set((await collection.indexes()).map(({ name }) => name));
  // Both indexes have the same key, which a server supports only once.
  if (names.has(before)) await collection.dropIndex(before);
  if (!names.has(index.name)) await collection.createIndexes([index]);
}
