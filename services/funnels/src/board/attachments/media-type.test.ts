import { mediaTypeOf } from './media-type';

describe('mediaTypeOf', () => {
  it.each([
    ['\0\0\0\x20ftypisom....', 'video/mp4'],
    ['\0\0\0\x14ftypqt  ....', 'video/quicktime'],
    ['\x1a\x45\xdf\xa3..........', 'video/webm'],
    ['OggS..........', 'video/ogg'],
    ['RIFF....AVI LIST', 'video/x-msvideo'],
    ['RIFF....WAVEfmt ', 'application/octet-stream'],
    ['%PDF-1.7.....', 'application/pdf'],
    ['<html>ftyp', 'application/octet-stream'],
    ['', 'application/octet-stream'],
  ])('%j is %s', (head, expected) => {
    expect(mediaTypeOf(Buffer.from(head, 'latin1'))).toBe(expected);
  });
});
