import { isBasic, readBasicCredentials } from './basic-credentials';

const basic = (pair: string, scheme = 'Basic') => `${scheme} ${Buffer.from(pair).toString('base64')}`;

describe('the credentials of an OAuth client', () => {
  it.each([
    [basic('id:secret'), { id: 'id', secret: 'secret' }],
    [basic('id:secret', 'BASIC'), { id: 'id', secret: 'secret' }],
    [basic('a%3Ab+c:d%2Be%25:f'), { id: 'a:b c', secret: 'd+e%:f' }],
    [basic('id:'), { id: 'id', secret: '' }],
    [basic('id'), undefined],
    [basic('id:%zz'), undefined],
    ['Basic ', undefined],
    ['Bearer aWQ6c2VjcmV0', undefined],
  ])('are read from %s', (authorization, expected) => {
    expect(readBasicCredentials(authorization)).toEqual(expected);
  });

  it('are only those of the Basic scheme', () => {
    expect(['Basic x', 'basic x', 'Bearer x', 'Basics'].map(isBasic)).toEqual([true, true, false, false]);
  });
});
