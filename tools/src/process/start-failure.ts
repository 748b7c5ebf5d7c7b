/** An expected error of a command. The message explains how to fix it. */
export class StartFailure extends Error {}
