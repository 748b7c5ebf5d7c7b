/**
 * All answers of a frame in the order of their ids, for who builds a read model again.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  await database.collection('answers').createIndexes([{ key: { frame_id: 1, _id: 1 }, name: 'answers_stream_idx' }]);
};
