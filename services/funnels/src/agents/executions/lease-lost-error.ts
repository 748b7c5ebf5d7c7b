/** Another worker continues the execution: nothing of this worker's may be stored any more. */
export class LeaseLostError extends Error {
  constructor() {
    super('Another worker holds the lease of the execution.');
    this.name = 'LeaseLostError';
  }
}
