/**
 * Tokens are random, so they need no unique index, which a collection that is sharded by frame_id could not have.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  const submissions = database.collection('intake_submissions');
  await submissions.createIndexes([{ key: { status_token: 1 }, name: 'intake_submissions_status_idx' }]);
  const unique = 'intake_submissions_status_key';
  if ((await submissions.indexes()).some(({ name }) => name === unique)) await submissions.dropIndex(unique);
};
