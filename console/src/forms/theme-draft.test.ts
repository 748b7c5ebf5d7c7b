import { shownColor, themeBody, themeDraftOf } from './theme-draft';

const STORED = {
  accent_color: '#0b5d3b',
  text_color: null,
  surface_color: null,
  background_color: '#eef4f0',
  logo: null,
};

describe('the draft of the look of form pages', () => {
  it('is empty where the default is used', () => {
    const draft = themeDraftOf(STORED);

    expect([draft.accent_color, draft.text_color, draft.logo]).toEqual(['#0b5d3b', '', '']);
  });

  it('sends null for an emptied member, and nothing for others', () => {
    expect(themeBody({ accent_color: '', logo: 'data:image/png;base64,AA' })).toEqual({
      accent_color: null,
      logo: 'data:image/png;base64,AA',
    });
  });

  it('shows the default while a color is incomplete', () => {
    const draft = { ...themeDraftOf(STORED), background_color: '#eef' };

    expect(shownColor(draft, 'accent_color')).toBe('#0b5d3b');
    expect(shownColor(draft, 'background_color')).toBe('#f3f4f7');
    expect(shownColor(draft, 'text_color')).toBe('#1a1d24');
  });
});
