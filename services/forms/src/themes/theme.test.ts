import fc from 'fast-check';
import { contrast, MIN_CONTRAST } from './contrast';
import { assertReadable, defaultTheme, pageColors, type Theme } from './theme';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const themed = (fields: Partial<Theme>): Theme => ({ ...defaultTheme('f'), ...fields });

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('a theme', () => {
  it('names the colors of every pair that cannot be read', () => {
    const theme = themed({ textColor: '#777777', accentColor: '#ffee00', surfaceColor: '#ffffff' });

    expect(() => assertReadable(theme)).toThrow(
      expect.objectContaining({
        code: 'validation_errors',
        details: {
          validation: {
            text_color: ['#777777 on surface_color #ffffff has a contrast of 4.47:1. It must be 4.5:1 or more.'],
            accent_color: ['#ffee00 on surface_color #ffffff has a contrast of 1.20:1. It must be 4.5:1 or more.'],
          },
        },
      }),
    );
  });

  it('compares a color with the default of the others', () => {
    expect(() => assertReadable(themed({ surfaceColor: '#333333' }))).toThrow('#1a1d24 on surface_color #333333');
    expect(() => assertReadable(defaultTheme('f'))).not.toThrow();
  });

  it('without colors follows the color scheme', () => {
    expect(pageColors(defaultTheme('f'))).toEqual({});
    expect(pageColors(themed({ logo: 'data:image/png;base64,' }))).toEqual({});
  });

  it('that is accepted has readable texts in all derived colors', () => {
    fc.assert(
      fc.property(color, color, color, color, (accentColor, textColor, surfaceColor, backgroundColor) => {
        const theme = themed({ accentColor, textColor, surfaceColor, backgroundColor });
        fc.pre(
          contrast(textColor, surfaceColor) >= MIN_CONTRAST && contrast(accentColor, surfaceColor) >= MIN_CONTRAST,
        );
        assertReadable(theme);
        const colors = pageColors(theme);

        const of = (name: string) => colors[name] ?? '';
        for (const name of ['--ink', '--soft', '--accent', '--wrong', '--right'])
          expect(contrast(of(name), surfaceColor)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        expect(contrast(of('--on-accent'), accentColor)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        expect(contrast(textColor, of('--chosen'))).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }),
    );
  });
});
