/**
 * An index to count the files of a link that no submission uses.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  await database
    .collection('answer_files')
    .createIndexes([{ key: { frame_id: 1, link_id: 1, unused_since: 1 }, name: 'answer_files_link_idx' }]);
};
