import { describe, expect, test } from 'vitest';
import { pickCurrentSection } from './settings-sections';

/** Four sections of 400 px, scrolled by the given amount. */
function placesAt(scrolledPx: number) {
  return ['profile', 'password', 'data', 'danger'].map((id, index) => ({
    id,
    top: index * 400 - scrolledPx,
    bottom: (index + 1) * 400 - scrolledPx,
  }));
}

describe('pickCurrentSection', () => {
  test.each([
    [0, 'profile'],
    [100, 'profile'],
    [130, 'password'],
    [500, 'password'],
  ])('takes the section whose head has passed the reading line after %i px', (scrolledPx, expected) => {
    expect(pickCurrentSection({ places: placesAt(scrolledPx), windowHeight: 800 })).toBe(expected);
  });

  test('takes the first section while none has reached the line', () => {
    expect(pickCurrentSection({ places: placesAt(-600), windowHeight: 800 })).toBe('profile');
  });

  test('takes the last section at the end of the page', () => {
    expect(pickCurrentSection({ places: placesAt(800), windowHeight: 800 })).toBe('danger');
  });

  test('takes the section the address names when the end of the page keeps it from scrolling up', () => {
    expect(pickCurrentSection({ places: placesAt(800), windowHeight: 800, named: 'data' })).toBe('data');
  });

  test('leaves the named section as soon as it is out of sight', () => {
    expect(pickCurrentSection({ places: placesAt(800), windowHeight: 800, named: 'profile' })).toBe('danger');
  });

  test('knows nothing about an empty page', () => {
    expect(pickCurrentSection({ places: [], windowHeight: 800 })).toBeUndefined();
  });
});
