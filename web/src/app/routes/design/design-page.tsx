import type { ComponentType } from 'react';
import { Logo } from '@/components/brand/logo';
import { ThemePicker } from '@/components/theme/theme-picker';
import { MAIN_CONTENT_ID } from '@/config/landmarks';
import type { Appearance } from '@/lib/theme';
import { BrandSection } from './brand-section';
import { ButtonSection } from './button-section';
import { DataSection } from './data-section';
import { FeedbackSection } from './feedback-section';
import { FormSection } from './form-section';
import { FoundationSection } from './foundation-section';
import { NavigationSection } from './navigation-section';
import { OverlaySection } from './overlay-section';
import type { SectionProps } from './specimen';

const sections: readonly { id: string; title: string; Section: ComponentType<SectionProps> }[] = [
  { id: 'foundation', title: 'Foundation', Section: FoundationSection },
  { id: 'brand', title: 'Brand and drawings', Section: BrandSection },
  { id: 'buttons', title: 'Buttons and badges', Section: ButtonSection },
  { id: 'forms', title: 'Forms', Section: FormSection },
  { id: 'data', title: 'Cards, figures and tables', Section: DataSection },
  { id: 'navigation', title: 'Navigation', Section: NavigationSection },
  { id: 'overlays', title: 'Overlays', Section: OverlaySection },
  { id: 'feedback', title: 'Feedback', Section: FeedbackSection },
];

const panes: readonly Appearance[] = ['light', 'dark'];

/** Every component in every state, light and dark side by side. What opens above the page takes the page's theme. */
export function Component() {
  return (
    <>
      <title>Design · Oja</title>
      <header className="sticky top-0 z-40 flex flex-wrap items-center justify-between gap-3 border-b bg-background px-4 py-3">
        <Logo />
        <ThemePicker />
      </header>
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="grid gap-14 px-4 py-8">
        <h1 className="font-bold text-3xl">Design system</h1>
        {sections.map(({ id, title, Section }) => (
          <section key={id} aria-labelledby={id} className="grid min-w-0 gap-4">
            <h2 id={id} className="font-semibold text-2xl">
              {title}
            </h2>
            <div className="grid min-w-0 gap-4 xl:grid-cols-2">
              {panes.map((pane) => (
                <div
                  key={pane}
                  className={`${pane} grid min-w-0 content-start gap-8 rounded-lg border bg-background p-4 text-foreground sm:p-6`}
                >
                  <Section pane={pane} />
                </div>
              ))}
            </div>
          </section>
        ))}
      </main>
    </>
  );
}
