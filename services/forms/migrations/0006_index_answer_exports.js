/** @param {import('mongoose').mongo.Db} database */
exports.up = async (database) => {
  await database
    .collection('answers')
    .createIndexes([{ key: { frame_id: 1, form_id: 1, accessor_key: 1, field_id: 1 }, name: 'answers_form_idx' }]);
  await database
    .collection('answer_changes')
    .createIndexes([{ key: { frame_id: 1, changed_at: 1, _id: 1 }, name: 'answer_changes_time_idx' }]);
  // Sets the id and type of the answer in older changes.
  for await (const answer of database
    .collection('answers')
    .find({}, { projection: { frame_id: 1, accessor_key: 1, field_id: 1, type: 1 } })) {
    const { frame_id, accessor_key, field_id } = answer;
    await database
      .collection('answer_changes')
      .updateMany(
        { frame_id, accessor_key, field_id, answer_id: { $exists: false } },
        { $set: { answer_id: answer._id, type: answer.type } },
      );
  }
};
