/** Servers that `npm test` started. A missing one is an error; tests are not skipped. */
function address(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run the tests by npm test, or start the servers first (docs/how-to/run-tests.md).`,
    );
  return value;
}

export const testServers = {
  postgresUrl: () => address('TEST_POSTGRES_URL'),
  mongodbUrl: () => address('TEST_MONGODB_URL'),
  kafkaBrokers: () => address('TEST_KAFKA_BROKERS'),
  connectionFile: () => address('TEST_CONNECTION'),
};

/** A new name. It contains the name of the run, which drops its databases at its end. */
export function testDatabaseName(service: string): string {
  return `test_${service}_${process.env['TEST_RUN'] ?? 'alone'}_${Math.random().toString(36).slice(2, 12)}`;
}
