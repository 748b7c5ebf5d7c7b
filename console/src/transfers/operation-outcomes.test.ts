import { noticesOf, optionsOf, outcomesOf } from './operation-outcomes';

describe('the metadata of an operation', () => {
  const metadata = {
    mode: 'create',
    outcomes: { created: 2, failed: 1 },
    unknown_columns: ['Color'],
    unnamed_columns: [{ column: 'C', cells: 4 }],
    failure: { code: 'missing_column', message: 'The sheet lacks a column.' },
  };

  it('has counts, notices and options', () => {
    expect(outcomesOf({ metadata })).toEqual({ isDryRun: false, counts: [['created', 2]] });
    expect(noticesOf({ metadata })).toEqual({
      failure: 'The sheet lacks a column.',
      unknownColumns: ['Color'],
      unnamedColumns: [{ column: 'C', cells: 4 }],
      cutTexts: 0,
    });
    expect(optionsOf({ metadata })).toEqual({ mode: 'create' });
  });

  it('may be empty or of a newer server', () => {
    const nothing = { failure: undefined, unknownColumns: [], unnamedColumns: [], cutTexts: 0 };

    expect(noticesOf({ metadata: {} })).toEqual(nothing);
    expect(noticesOf({ metadata: { failure: 'x', unnamed_columns: { C: 1 }, cut_texts: '3' } })).toEqual(nothing);
  });
});
