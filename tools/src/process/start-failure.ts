/** An expected error of a command. The message tells the user how to fix it. */
export class StartFailure extends Error {}
