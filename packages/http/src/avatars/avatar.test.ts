import { newId, runInContext } from '@trackway/runtime';
import { avatarOf, avatarUrl, drawAvatar, readAvatar } from './avatar';

const id = '01938b5e-0000-7000-8000-00000000d3a1';
const linkOf = (name: string) => avatarUrl({ id, name });

describe('a generated avatar', () => {
  it.each([
    ['Dana Demo', 'DD'],
    ['Ana', 'A'],
    ['ana maria de souza', 'AS'],
    ['', ''],
    ['😀 <b>', '😀<'],
    ['ßeta', 'SS'],
  ])('of %j has the initials %j, also after its link was read', (name, initials) => {
    const link = linkOf(name);

    expect(avatarOf({ id, name })).toEqual({ initials, color: 1 });
    expect(readAvatar(decodeURIComponent(link.slice('/avatars/'.length)))).toEqual({ initials, color: 1 });
  });

  it('has a URL of the origin that the client uses', () => {
    const context = { requestId: newId(), correlationId: newId(), depth: 0, origin: 'https://api.example.org' };

    expect(runInContext(context, () => linkOf('Dana Demo'))).toBe('https://api.example.org/avatars/1-DD.svg');
  });

  it.each(['1-DD', '9-DD.svg', '1-DDD.svg', '../1-D.svg'])('does not exist for %s', (segment) => {
    expect(readAvatar(segment)).toBeUndefined();
  });

  it('contains no markup of the name', () => {
    expect(drawAvatar({ initials: '<&', color: 0 })).toContain('>&lt;&amp;</text>');
  });
});
