const { join } = require('node:path');
const mongoose = require('mongoose');
const { Client } = require('pg');

const SHARED_INSTANCE = join(__dirname, '..', '..', 'packages', 'testkit', 'src', 'share-instance.ts');

/** Drops the databases that test files of this run have left, such as those of shared services. */
module.exports = async () => {
  const { TEST_RUN, TEST_POSTGRES_URL, TEST_MONGODB_URL } = process.env;
  // With a single worker, tests run in this process.
  await require.cache[SHARED_INSTANCE]?.exports.stopShared();
  const isLeft = (name) => name.startsWith('test_') && name.includes(`_${TEST_RUN}_`);
  if (TEST_POSTGRES_URL) await dropFromPostgres(TEST_POSTGRES_URL, isLeft);
  if (TEST_MONGODB_URL) await dropFromMongo(TEST_MONGODB_URL, isLeft);
};

async function dropFromPostgres(connectionString, isLeft) {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('SELECT datname FROM pg_database');
  for (const { datname } of rows.filter((row) => isLeft(row.datname)))
    await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await client.end();
}

async function dropFromMongo(url, isLeft) {
  const connection = await mongoose.createConnection(url).asPromise();
  const { databases } = await connection.listDatabases();
  for (const { name } of databases.filter((database) => isLeft(database.name)))
    await connection.useDb(name).dropDatabase();
  await connection.close();
}
