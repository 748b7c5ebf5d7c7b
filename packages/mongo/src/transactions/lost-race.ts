/** Thrown inside a transaction that found, too late, that another one was first: the transaction is run again. */
export class LostRace extends Error {
  constructor(what: string) {
    super(`Another transaction was first: ${what}.`);
    this.name = 'LostRace';
  }
}
