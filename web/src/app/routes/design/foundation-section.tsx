import { formatNaira } from '@/lib/money';
import { Specimen } from './specimen';

/** Class names are written out because Tailwind looks for them in the source. */
const swatches: readonly { name: string; classes: string }[] = [
  { name: 'background', classes: 'bg-background text-foreground border' },
  { name: 'card', classes: 'bg-card text-card-foreground border' },
  { name: 'popover', classes: 'bg-popover text-popover-foreground border' },
  { name: 'muted', classes: 'bg-muted text-muted-foreground' },
  { name: 'accent', classes: 'bg-accent text-accent-foreground' },
  { name: 'primary', classes: 'bg-primary text-primary-foreground' },
  { name: 'secondary', classes: 'bg-secondary text-secondary-foreground' },
  { name: 'success', classes: 'bg-success text-success-foreground' },
  { name: 'success-soft', classes: 'bg-success-soft text-success' },
  { name: 'warning', classes: 'bg-warning text-warning-foreground' },
  { name: 'warning-soft', classes: 'bg-warning-soft text-warning' },
  { name: 'danger', classes: 'bg-danger text-danger-foreground' },
  { name: 'danger-soft', classes: 'bg-danger-soft text-danger' },
  { name: 'info', classes: 'bg-info text-info-foreground' },
  { name: 'info-soft', classes: 'bg-info-soft text-info' },
  { name: 'featured', classes: 'bg-featured text-featured-foreground' },
  { name: 'sidebar', classes: 'bg-sidebar text-sidebar-foreground border' },
  { name: 'sidebar-accent', classes: 'bg-sidebar-accent text-sidebar-accent-foreground' },
];

const chartBars = [
  'bg-chart-1 h-16',
  'bg-chart-2 h-12',
  'bg-chart-3 h-14',
  'bg-chart-4 h-9',
  'bg-chart-5 h-11',
  'bg-chart-6 h-7',
];

export function FoundationSection() {
  return (
    <>
      <Specimen title="Colour by meaning">
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {swatches.map(({ name, classes }) => (
            <li key={name} className={`flex h-14 items-end rounded-lg px-3 py-2 text-xs ${classes}`}>
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Charts">
        <div aria-hidden="true" className="flex items-end gap-2">
          {chartBars.map((bar) => (
            <span key={bar} className={`w-9 rounded-t-md ${bar}`} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Headings in Bricolage Grotesque">
        <p className="font-bold font-heading text-4xl tracking-tight sm:text-5xl">Sold, and safely so</p>
        <p className="font-heading font-semibold text-3xl tracking-tight">Page title, 30 px</p>
        <p className="font-heading font-semibold text-xl">Dialog title, 20 px</p>
        <p className="font-heading font-semibold text-lg">Card title, 18 px</p>
      </Specimen>
      <Specimen title="Text in Inter">
        <p className="text-lg">Large. Money waits until the buyer is sure.</p>
        <p>Base. Money waits until the buyer is sure.</p>
        <p className="text-sm">Small. Money waits until the buyer is sure.</p>
        <p className="text-muted-foreground text-xs">Extra small and muted. Listed on Mar 4, 2026.</p>
      </Specimen>
      <Specimen title="Figures line up">
        <div className="tabular w-fit text-right font-medium">
          {[1_111_111.11, 948_650, 70.5].map((amount) => (
            <p key={amount}>{formatNaira(amount)}</p>
          ))}
        </div>
      </Specimen>
      <Specimen title="Radius and the one shadow">
        <div className="flex flex-wrap gap-4">
          <span className="flex size-24 items-center justify-center rounded-lg border bg-card text-sm">
            12 px
          </span>
          <span className="flex size-24 items-center justify-center rounded-lg border bg-popover text-sm shadow-raised">
            raised
          </span>
        </div>
      </Specimen>
    </>
  );
}
