/**
 * Changes of channels, reply templates and conversations with their causes and complete values, for undos of the last
 * 30 days.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  if (!names.has('setting_effects')) await database.createCollection('setting_effects');
  const thirtyOneDays = 31 * 24 * 60 * 60;
  await database.collection('setting_effects').createIndexes([
    { key: { frame_id: 1, correlation_id: 1 }, name: 'setting_effects_correlation_idx' },
    { key: { frame_id: 1, causation_id: 1 }, name: 'setting_effects_causation_idx' },
    { key: { frame_id: 1, request_id: 1 }, name: 'setting_effects_request_idx' },
    { key: { frame_id: 1, kind: 1, record_id: 1, happened_at: 1 }, name: 'setting_effects_record_idx' },
    { key: { happened_at: 1 }, name: 'setting_effects_happened_idx', expireAfterSeconds: thirtyOneDays },
  ]);
};
