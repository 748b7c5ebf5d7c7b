/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  for (const name of ['imports', 'imported_rows']) if (!names.has(name)) await database.createCollection(name);
  // Operations and their files are retained for 30 days, and can be rolled back as long.
  const thirtyOneDays = 31 * 24 * 60 * 60;
  await database
    .collection('imports')
    .createIndexes([{ key: { updated_at: 1 }, name: 'imports_updated_idx', expireAfterSeconds: thirtyOneDays }]);
  await database.collection('imported_rows').createIndexes([
    { key: { frame_id: 1, operation_id: 1, row: 1 }, name: 'imported_rows_row_key', unique: true },
    { key: { applied_at: 1 }, name: 'imported_rows_applied_idx', expireAfterSeconds: thirtyOneDays },
  ]);
};
