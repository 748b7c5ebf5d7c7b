export { migrate } from './migrations/migrate';
export { claimEvents } from './outbox/pg-inbox';
export { PgOutbox } from './outbox/pg-outbox';
export { PgOutboxStore } from './outbox/pg-outbox-store';
export { isForeignKeyViolation, isStatementTimeout, isUniqueViolation, translateAway } from './queries/database-errors';
export type { Queryable, Rows } from './queries/queryable';
export { joinSql, Sql, sql, trustedSql } from './queries/sql';
export { Database, Transaction } from './transactions/database';
export { createPool } from './transactions/pool';
