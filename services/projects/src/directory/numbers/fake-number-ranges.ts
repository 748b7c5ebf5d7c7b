import type { ImportNumbers } from './number-ranges';

export class FakeNumberRanges implements ImportNumbers {
  private readonly last = new Map<string, number>();

  async lastReserved(frameId: string, counter: 'project_code' | 'contact'): Promise<number> {
    return this.last.get(`${frameId}/${counter}`) ?? 0;
  }

  withinLimit<Result>(transaction: () => Promise<Result>): Promise<Result> {
    return transaction();
  }

  async reserve(frameId: string, counter: 'project_code' | 'contact', count: number): Promise<number> {
    const before = await this.lastReserved(frameId, counter);
    this.last.set(`${frameId}/${counter}`, before + count);
    return before + 1;
  }
}
