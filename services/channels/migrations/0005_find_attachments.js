/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  await database.collection('media_items').createIndexes([
    {
      key: { frame_id: 1, 'attachments.id': 1 },
      name: 'media_items_attachment_idx',
      partialFilterExpression: { 'attachments.id': { $type: 'string' } },
    },
  ]);
};
