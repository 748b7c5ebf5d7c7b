/** An error that the user can fix. Its message says how, and is printed without a stack trace. */
export class UserError extends Error {}
