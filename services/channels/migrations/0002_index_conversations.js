/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  await database
    .collection('conversations')
    .createIndexes([{ key: { frame_id: 1, last_message_at: -1, _id: -1 }, name: 'conversations_last_message_idx' }]);
};
