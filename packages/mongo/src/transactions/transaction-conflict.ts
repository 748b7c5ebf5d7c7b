/** Thrown inside a transaction after a conflict with another one. The transaction is repeated. */
export class TransactionConflict extends Error {
  constructor(detail: string) {
    super(`Conflict with another transaction: ${detail}.`);
    this.name = 'TransactionConflict';
  }
}
