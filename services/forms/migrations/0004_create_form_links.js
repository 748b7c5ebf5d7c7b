/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  for (const name of ['form_links', 'form_link_submissions']) {
    if (!names.has(name)) await database.createCollection(name);
  }
  await database.collection('form_links').createIndexes([
    { key: { token_hash: 1 }, name: 'form_links_token_key', unique: true },
    { key: { frame_id: 1, created_at: -1, _id: -1 }, name: 'form_links_created_idx' },
  ]);
  // Longer than the lifetime of a link, so that a repeated submission is always found.
  const hundredDays = 100 * 24 * 60 * 60;
  await database
    .collection('form_link_submissions')
    .createIndexes([{ key: { submitted_at: 1 }, name: 'form_link_submissions_idx', expireAfterSeconds: hundredDays }]);
};
