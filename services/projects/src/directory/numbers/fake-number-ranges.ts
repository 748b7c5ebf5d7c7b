import type { NumberRanges } from './number-ranges';

export class FakeNumberRanges implements NumberRanges {
  private readonly last = new Map<string, number>();

  async lastReserved(frameId: string, counter: 'project_code' | 'contact'): Promise<number> {
    return this.last.get(`${frameId}/${counter}`) ?? 0;
  }

  async reserve(frameId: string, counter: 'project_code' | 'contact', count: number): Promise<number> {
    const before = await this.lastReserved(frameId, counter);
    this.last.set(`${frameId}/${counter}`, before + count);
    return before + 1;
  }
}
