/**
 * A transaction cannot rely on the implicit creation of a collection.
 * @param {import('mongoose').mongo.Db} database
 */
exports.up = async (database) => {
  const names = new Set((await database.listCollections().toArray()).map(({ name }) => name));
  if (!names.has('form_themes')) await database.createCollection('form_themes');
};
