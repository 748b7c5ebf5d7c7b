/**
 * Indexes to find the changes of answers that a request, rule run or other cause made.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  await database.collection('answer_changes').createIndexes([
    { key: { frame_id: 1, 'cause.correlation_id': 1 }, name: 'answer_changes_correlation_idx' },
    { key: { frame_id: 1, 'cause.causation_id': 1 }, name: 'answer_changes_causation_idx' },
    { key: { frame_id: 1, 'cause.request_id': 1 }, name: 'answer_changes_request_idx' },
  ]);
};
