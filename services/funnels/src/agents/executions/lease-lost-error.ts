/** Another worker continues the execution, so this worker must store nothing. */
export class LeaseLostError extends Error {
  constructor() {
    super('Another worker holds the lease of the execution.');
    this.name = 'LeaseLostError';
  }
}
