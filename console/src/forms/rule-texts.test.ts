import { ruleTextsOf, writeRules } from './rule-texts';

describe('the limits of an amount', () => {
  it('are entered in units of the currency, and stored in minor units', () => {
    expect(ruleTextsOf('money', { currency: 'EUR', min: 1_250 })).toEqual({ currency: 'EUR', min: '12.5' });
    expect(writeRules('money', { currency: 'eur', min: '12.50', max: '' })).toEqual({ currency: 'EUR', min: 1_250 });
    expect(writeRules('money', { currency: 'JPY', max: '300' })).toEqual({ currency: 'JPY', max: 300 });
    expect(writeRules('number', { min: '12.5' })).toEqual({ min: 12.5 });
  });

  it('are sent as they are if the API has to reject them', () => {
    expect(writeRules('money', { currency: 'EU', min: 'many' })).toEqual({ currency: 'EU', min: 'many' });
  });
});
