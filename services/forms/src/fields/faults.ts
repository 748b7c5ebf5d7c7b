import { invalidInput } from '@trackway/errors';

/** Collects what is wrong with a request, by field, so that everything is said at once. */
export class Faults {
  private readonly messages = new Map<string, string[]>();

  add(path: string, message: string): void {
    const messages = this.messages.get(path);
    if (messages) messages.push(message);
    else this.messages.set(path, [message]);
  }

  get isEmpty(): boolean {
    return this.messages.size === 0;
  }

  /** @throws AppError `validation_errors` where there is any. */
  refuse(): void {
    if (!this.isEmpty) throw invalidInput(Object.fromEntries(this.messages));
  }
}
