/**
 * Index to stream all answers of a frame by id when a read model is rebuilt.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  await database.collection('answers').createIndexes([{ key: { frame_id: 1, _id: 1 }, name: 'answers_stream_idx' }]);
};
