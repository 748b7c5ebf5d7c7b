/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  for (const name of ['intake_links', 'intake_submissions', 'intake_requests', 'intake_proofs']) {
    if (!names.has(name)) await database.createCollection(name);
  }
  await database.collection('intake_links').createIndexes([
    { key: { token: 1 }, name: 'intake_links_token_key', unique: true },
    { key: { frame_id: 1, created_at: -1, _id: -1 }, name: 'intake_links_created_idx' },
  ]);
  await database.collection('intake_submissions').createIndexes([
    { key: { status_token: 1 }, name: 'intake_submissions_status_key', unique: true },
    { key: { frame_id: 1, link_id: 1, created_at: -1, _id: -1 }, name: 'intake_submissions_link_idx' },
    { key: { link_id: 1, duplicate_key: 1, created_at: -1 }, name: 'intake_submissions_duplicate_idx' },
    { key: { next_attempt_at: 1 }, name: 'intake_submissions_due_idx' },
  ]);
  const hundredDays = 100 * 24 * 60 * 60;
  await database
    .collection('intake_requests')
    .createIndexes([{ key: { submitted_at: 1 }, name: 'intake_requests_idx', expireAfterSeconds: hundredDays }]);
  // Longer than the lifetime of a challenge, so that a spent one is always found.
  const hour = 60 * 60;
  await database.collection('intake_proofs').createIndexes([
    { key: { link_id: 1, spent_at: 1 }, name: 'intake_proofs_link_idx' },
    { key: { spent_at: 1 }, name: 'intake_proofs_spent_idx', expireAfterSeconds: hour },
  ]);
};
