/**
 * Index to stream all conversations of a frame by id when a read model is rebuilt.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  await database
    .collection('conversations')
    .createIndexes([{ key: { frame_id: 1, _id: 1 }, name: 'conversations_stream_idx' }]);
};
