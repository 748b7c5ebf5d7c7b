/**
 * The frame of an event, so that its tenant can be shown what waits.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  await database.collection('outbox').createIndexes([{ key: { frame_id: 1, _id: 1 }, name: 'outbox_frame_idx' }]);
  await database
    .collection('outbox_quarantine')
    .createIndexes([{ key: { frame_id: 1 }, name: 'outbox_quarantine_frame_idx' }]);
};
