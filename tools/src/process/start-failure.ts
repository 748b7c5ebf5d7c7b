/** Why something could not be started: one sentence that says what to do, for the person at the keyboard. */
export class StartFailure extends Error {}
