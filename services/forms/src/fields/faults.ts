import { invalidInput } from '@trackway/errors';

/** Collects what is wrong with a request, by field, so that everything is said at once. */
export class Faults {
  private readonly messages: Record<string, string[]> = {};

  add(path: string, message: string): void {
    const messages = this.messages[path] ?? [];
    messages.push(message);
    this.messages[path] = messages;
  }

  get isEmpty(): boolean {
    return Object.keys(this.messages).length === 0;
  }

  /** @throws AppError `validation_errors` where there is any. */
  refuse(): void {
    if (!this.isEmpty) throw invalidInput(this.messages);
  }
}
